import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { BookForClient } from '../../commands/back-office/book-for-client.js';
import { CancelBooking } from '../../commands/back-office/cancel-booking.js';
import { MoveVisit } from '../../commands/visits/move-visit.js';
import { ChangedVisitDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ChangedBookingQuery } from '../../notifications/undoing/changed-booking.query.js';
import { OfficeVisitDto } from '../../queries/visit.dto.js';
import { VisitQuery } from '../../queries/visit.query.js';
import { VisitStartsDto } from '../../queries/visit-starts/visit-starts.dto.js';
import { VisitStartsQuery } from '../../queries/visit-starts/visit-starts.query.js';
import { toDepositChoice } from '../deposit-choice.dto.js';
import { CancelVisitDto, MoveVisitDto, NewOfficeVisitDto } from './visit.dto.js';
import { toVisitStartsParams, VisitStartsQueryDto } from './visit-starts-query.dto.js';
import { toVisitParts } from './to-visit-parts.js';

/** Changes of the office to all treatments of a visit, or to none. `errors` names the treatment that is in the way. */
@Controller()
@Roles(...DESK_ROLES)
export class OfficeVisitController {
  constructor(
    private readonly commands: CommandBus,
    private readonly visits: VisitQuery,
    private readonly starts: VisitStartsQuery,
    private readonly changedBookings: ChangedBookingQuery,
  ) {}

  @Get('visits/:id')
  getVisit(@IdParam() id: string): Promise<OfficeVisitDto> {
    return this.visits.forOffice(id);
  }

  /**
   * Lists the starts of a day at which all treatments could be booked. Requests and opening hours do not bind the
   * office.
   */
  @Get('office/visit-starts')
  listOfficeVisitStarts(@Query() query: VisitStartsQueryDto): Promise<VisitStartsDto> {
    return this.starts.find({ ...toVisitStartsParams(query), counted: 'confirmed' });
  }

  /**
   * Books treatments one after the other, or for two at a time. 409 with the reason when a therapist is not free,
   * `deposit-changed` as for a booking by itself.
   */
  @Post('office-visits')
  @HttpCode(201)
  async addVisit(@Body() body: NewOfficeVisitDto, @IdempotencyKey() key: string | undefined): Promise<ChangedVisitDto> {
    const { client_name: name, client_phone: phone, client_email: email = null, notes = null } = body;
    const input = {
      date: body.booking_date,
      time: body.booking_time,
      parts: toVisitParts(body.parts),
      client: { id: body.client_id ?? undefined, name, phone, email, notes },
      status: body.status,
      deposit: toDepositChoice(body),
    };
    return this.changedBookings.afterVisitChange(
      await this.commands.execute(new BookForClient(input, currentActor(), key)),
    );
  }

  /** Moves the open treatments of a visit to another start. 409 `booking-modified` when a booking was changed since. */
  @Put('visits/:id/appointment')
  async moveVisit(@IdParam() id: string, @Body() body: MoveVisitDto): Promise<ChangedVisitDto> {
    const to = { date: body.booking_date, time: body.booking_time };
    const parts = body.bookings.map(({ id: bookingId, version, therapist_id: therapistId }) => ({
      bookingId,
      version,
      therapistId,
    }));
    await this.commands.execute(new MoveVisit(id, to, parts, currentActor(), body.notify_client));
    return this.changedBookings.afterVisitChange(id);
  }

  /**
   * Cancels the open treatments of a visit; the reason goes to its client. 409 `booking-modified` when a booking was
   * changed since.
   */
  @Post('visits/:id/cancellation')
  @HttpCode(200)
  async cancelVisit(@IdParam() id: string, @Body() body: CancelVisitDto): Promise<ChangedVisitDto> {
    const versions = new Map(body.bookings.map((booking) => [booking.id, booking.version]));
    const { reason, notify_client, by_client } = body;
    await this.commands.execute(
      new CancelBooking({ visitId: id, versions }, reason, currentActor(), notify_client, by_client),
    );
    return this.changedBookings.afterVisitChange(id);
  }
}
