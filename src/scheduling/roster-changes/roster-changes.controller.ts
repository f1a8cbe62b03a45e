import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { LargeBody } from '../../platform/http/requests/large-body.decorator.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import type { RosterShift } from '../rosters/roster-change.js';
import type { NewRosterEntryDto } from '../rosters/roster-entry.dto.js';
import { shiftHours } from '../rosters/shift-hours.js';
import { ChangeRoster } from './change-roster.js';
import {
  type AppliedRosterChangeDto,
  KeepBookingsDto,
  NewRosterChangeDto,
  type RosterOutcomeDto,
  type UndoneRosterChangeDto,
} from './roster-change.dto.js';
import { UndoRosterChange } from './undo/undo-roster-change.js';
import type { UndoableRosterChangeDto } from './undo/undoable-change.dto.js';
import { UndoableChangesQuery } from './undo/undoable-changes.query.js';

/** Changes of many shifts at once, and their undo. */
@ApiTags('Scheduling')
@Controller('roster-changes')
@Roles('admin_staff')
export class RosterChangesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly undoable: UndoableChangesQuery,
  ) {}

  /** Lists the latest changes that can be taken back, of the last 30 days, at most 100, latest first. */
  @Get()
  listRosterChanges(): Promise<UndoableRosterChangeDto[]> {
    return this.undoable.latest();
  }

  /**
   * Changes many shifts, all or none; at most 1,000 in each list. 409 `shift-exists`, `shift-overlaps`, `shift-past`,
   * `modified` say which shift; `bookings-uncovered` names the bookings that would lose theirs; sent again with `keep`
   * the change is made.
   */
  @Post()
  @HttpCode(200)
  @LargeBody()
  changeRoster(@Body() body: NewRosterChangeDto): Promise<AppliedRosterChangeDto> {
    const request = {
      additions: body.additions.map((shift) => toShift(randomUUIDv7(), shift)),
      changes: body.changes.map(({ id, version, ...shift }) => ({ id, version, after: toShift(id, shift) })),
      removals: body.removals.map(({ id, version }) => ({ id, version })),
      isDraft: body.draft,
      skipsOverlaps: body.on_overlap === 'skip',
      keep: body.keep,
    };
    return this.commands.execute(new ChangeRoster(randomUUIDv7(), request, currentActor()));
  }

  /**
   * Returns the effect of taking a change back, without writing anything; `uncovered` are the bookings that would lose
   * their shift. 409 as when taking it back.
   */
  @Post(':id/undo/preview')
  @HttpCode(200)
  previewRosterUndo(@IdParam() id: string): Promise<RosterOutcomeDto> {
    return this.undoable.preview(id);
  }

  /**
   * Takes a change back, by a change that passes the same checks; shifts whose time has passed since stay as they are.
   * 409 as when changing, `already-undone`, `shift-past` when all of it has passed.
   */
  @Post(':id/undo')
  @HttpCode(200)
  undoRosterChange(@IdParam() id: string, @Body() { keep }: KeepBookingsDto): Promise<UndoneRosterChangeDto> {
    return this.commands.execute(new UndoRosterChange(id, randomUUIDv7(), currentActor(), keep));
  }
}

export function toShift(id: string, shift: NewRosterEntryDto): RosterShift {
  return {
    id,
    therapistId: shift.therapist_id,
    date: shift.roster_date,
    start: shift.start_time,
    end: shift.end_time,
    shiftType: shift.shift_type,
    shiftHours: shiftHours(shift.start_time, shift.end_time),
  };
}
