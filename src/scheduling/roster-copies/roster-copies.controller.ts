import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/request-context.js';
import type { AppliedRosterChangeDto, RosterOutcomeDto } from '../roster-changes/roster-change.dto.js';
import { CopyShifts, ShiftCopier, toShiftCopy } from './copy-shifts.js';
import { RosterCopyDto } from './roster-copy.dto.js';

/** Copies of any days of the roster to any others. */
@ApiTags('Scheduling')
@Controller('roster-copies')
@Roles('admin_staff')
export class RosterCopiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly copier: ShiftCopier,
  ) {}

  /**
   * Returns which shifts a copy would add, keep and skip, and the bookings that would be without a shift, without
   * writing anything. 409 `no-shifts-to-copy`.
   */
  @Post('preview')
  @HttpCode(200)
  async previewRosterCopy(@Body() body: RosterCopyDto): Promise<RosterOutcomeDto> {
    return (await this.copier.prepare(toShiftCopy(body))).outcome;
  }

  /** Copies the days. Existing shifts are kept, so copying twice has no further effect. */
  @Post()
  @HttpCode(200)
  copyRoster(@Body() body: RosterCopyDto): Promise<AppliedRosterChangeDto> {
    return this.commands.execute(new CopyShifts(randomUUIDv7(), toShiftCopy(body), currentActor()));
  }
}
