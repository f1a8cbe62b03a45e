import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { BookWalkIn } from '../../commands/walk-in/book-walk-in.js';
import { UndoWalkIn } from '../../commands/walk-in/undo-walk-in.js';
import { ChangedBookingDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ChangedBookingQuery } from '../../notifications/undoing/changed-booking.query.js';
import { WalkInQuery } from '../../queries/walk-in/walk-in.query.js';
import { WalkInTherapistDto } from '../../queries/walk-in/walk-in-therapist.dto.js';
import { WalkInDto, WalkInTherapistsQueryDto } from './walk-in.dto.js';

/** Clients who are at the desk without a booking. */
@Controller()
@Roles(...DESK_ROLES)
export class WalkInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly walkIns: WalkInQuery,
    private readonly changedBookings: ChangedBookingQuery,
  ) {}

  /**
   * Lists who works today: those who can begin at once first, with the minutes that they have, then the others, and why
   * not.
   */
  @Get('office/walk-in-therapists')
  listWalkInTherapists(@Query() { service_id, time }: WalkInTherapistsQueryDto): Promise<WalkInTherapistDto[]> {
    return this.walkIns.therapists(service_id, time);
  }

  /**
   * Books a walk-in, confirmed and arrived. 409 with the reason when the therapist is not free, `start-passed` for an
   * earlier start.
   */
  @Post('walk-ins')
  @HttpCode(201)
  async addWalkIn(@Body() body: WalkInDto, @IdempotencyKey() key: string | undefined): Promise<ChangedBookingDto> {
    const input = {
      serviceId: body.service_id,
      therapistId: body.therapist_id,
      name: body.client_name ?? '',
      phone: body.client_phone ?? '',
      email: body.client_email ?? null,
      clientId: body.client_id ?? undefined,
      time: body.booking_time,
      acceptsPast: body.accepts_past === true,
    };
    const id = await this.commands.execute(new BookWalkIn(input, currentActor(), key));
    return this.changedBookings.afterWalkIn(id);
  }

  /** Takes back a walk-in that was entered by mistake. 409 `not-undoable` when anything else has happened to it. */
  @Post('walk-ins/:id/undo')
  @HttpCode(200)
  async undoWalkIn(@IdParam() id: string, @Body() { version }: VersionDto): Promise<ChangedBookingDto> {
    await this.commands.execute(new UndoWalkIn(id, version, currentActor()));
    return this.changedBookings.afterChange(id);
  }
}
