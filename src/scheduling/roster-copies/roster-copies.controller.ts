import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/request-context.js';
import type { AppliedRosterChangeDto, RosterOutcomeDto } from '../roster-changes/roster-change.dto.js';
import { CopyShifts, ShiftCopier, toShiftCopy } from './copy-shifts.js';
import { RosterCopyDto } from './roster-copy.dto.js';

/** Any days of the roster, entered again on any others. */
@ApiTags('Scheduling')
@Controller('roster-copies')
@Roles('admin_staff')
export class RosterCopiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly copier: ShiftCopier,
  ) {}

  /** What is new, kept and skipped, and whose bookings would be without a shift. Writes nothing. 409 `no-shifts-to-copy`. */
  @Post('preview')
  @HttpCode(200)
  async previewRosterCopy(@Body() body: RosterCopyDto): Promise<RosterOutcomeDto> {
    return (await this.copier.prepare(toShiftCopy(body))).outcome;
  }

  /** Twice is once: what is there is kept. */
  @Post()
  @HttpCode(200)
  copyRoster(@Body() body: RosterCopyDto): Promise<AppliedRosterChangeDto> {
    return this.commands.execute(new CopyShifts(randomUUIDv7(), toShiftCopy(body), currentActor()));
  }
}
