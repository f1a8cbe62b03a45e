import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { AddRosterEntry } from './add-roster-entry.js';
import { EditRosterEntry } from './edit-roster-entry.js';
import { OfficeRosterQuery } from './office-roster.query.js';
import type { OfficeRosterEntryDto, SavedRosterEntryDto } from './office-roster.dto.js';
import { RemoveRosterEntry } from './remove-roster-entry.js';
import type { Shift } from './roster-writer.js';
import { shiftHours } from './shift-hours.js';
import { EditRosterEntryDto, RemovalQueryDto, NewRosterEntryDto, RosterEntriesQueryDto } from './roster-entry.dto.js';

/** The roster, entry by entry: staff read it, admins edit it. */
@ApiTags('Scheduling')
@Controller('roster-entries')
@Roles('admin_staff')
export class RosterEntriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly roster: OfficeRosterQuery,
  ) {}

  /** Lists the entries, past and future, earliest first. */
  @Get()
  @Roles('staff', ...DESK_ROLES)
  listRosterEntries(@Query() { from, to, therapist_id }: RosterEntriesQueryDto): Promise<OfficeRosterEntryDto[]> {
    return this.roster.entries({ from, to, therapistId: therapist_id });
  }

  /** Adds a shift. 409 `shift-exists` and `shift-overlaps` name the shift that the therapist already has. */
  @Post()
  async addRosterEntry(@Body() body: NewRosterEntryDto): Promise<SavedRosterEntryDto> {
    const id = randomUUIDv7();
    const change_id = await this.commands.execute(new AddRosterEntry(id, toShift(body), currentActor()));
    return { ...(await this.roster.byId(id)), change_id };
  }

  /**
   * Changes a shift. 409 `bookings-uncovered` names the bookings that would lose their shift; sent again with `keep`
   * the change is made. `modified` when somebody else has changed the shift since `version`. `shift-exists` and
   * `shift-overlaps` as when adding.
   */
  @Put(':id')
  async editRosterEntry(@IdParam() id: string, @Body() body: EditRosterEntryDto): Promise<SavedRosterEntryDto> {
    const command = new EditRosterEntry(id, body.version, toShift(body), currentActor(), body.keep);
    const change_id = await this.commands.execute(command);
    return { ...(await this.roster.byId(id)), change_id };
  }

  /** Removes a shift. 409 `bookings-uncovered` as for an edit. */
  @Delete(':id')
  @HttpCode(204)
  async removeRosterEntry(@IdParam() id: string, @Query() { keep, version }: RemovalQueryDto): Promise<void> {
    await this.commands.execute(new RemoveRosterEntry(id, version, currentActor(), keep));
  }
}

function toShift({ therapist_id, roster_date, shift_type, start_time, end_time }: NewRosterEntryDto): Shift {
  return {
    therapistId: therapist_id,
    date: roster_date,
    shiftType: shift_type,
    shiftHours: shiftHours(start_time, end_time),
  };
}
