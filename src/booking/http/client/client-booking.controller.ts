import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Browser } from '../../../identity/index.js';
import { visitor } from '../../../kernel/actor.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { Public } from '../../../platform/http/security/public.decorator.js';
import { Refuses } from '../../../platform/http/errors/refuses.decorator.js';
import { RateLimited } from '../../../platform/http/rate-limits/index.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { CancelAsClient } from '../../commands/client/cancel-as-client.js';
import { ConfirmAttendance } from '../../commands/client/confirm-attendance.js';
import { RescheduleAsClient } from '../../commands/client/reschedule-as-client.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { bookingsPerAddress } from './booking-rate-limits.js';
import { CompletedBookingDto } from './booking-session.dto.js';
import { OwnAttendanceDto, OwnCancellationDto, OwnMoveDto } from './client-booking.dto.js';
import { CHANGE_REFUSAL_CODES, SLOT_UNAVAILABLE_CODES } from '../refusal-code-lists.js';

/** Changes by the holder of a booking's session token, until the shop's cut-off. */
@Controller()
@Public()
export class ClientBookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly links: BookingLinkService,
  ) {}

  /**
   * Moves the booking to another time or therapist. 409 with the reason where a confirmed booking could not be
   * confirmed again.
   */
  @Post('own-booking-move')
  @HttpCode(200)
  @RateLimited(bookingsPerAddress)
  @Refuses(...SLOT_UNAVAILABLE_CODES, ...CHANGE_REFUSAL_CODES, 'too-many-unpaid')
  async moveOwnBooking(
    @Body() body: OwnMoveDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Browser() browser: string | null,
  ): Promise<CompletedBookingDto> {
    const id = this.links.requireBookingId(body.sessionId);
    const to = {
      date: body.booking_date,
      time: body.booking_time,
      therapists: [{ bookingId: id, therapistId: body.therapist_id }],
      acceptsPending: body.as_request ?? false,
    };
    await this.commands.execute(new RescheduleAsClient(id, to, { version: body.version, idempotencyKey, browser }));
    return { booking: await this.bookings.forCustomer(id) };
  }

  /** Cancels the booking, with all of its visit. */
  @Post('own-booking-cancellation')
  @HttpCode(200)
  @RateLimited(bookingsPerAddress)
  @Refuses('already-cancelled', 'cannot-cancel', ...CHANGE_REFUSAL_CODES)
  async cancelOwnBooking(
    @Body() body: OwnCancellationDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Browser() browser: string | null,
  ): Promise<CompletedBookingDto> {
    const id = this.links.requireBookingId(body.sessionId);
    const change = { version: body.version, idempotencyKey, browser };
    await this.commands.execute(new CancelAsClient(id, body.reason ?? null, change));
    return { booking: await this.bookings.forCustomer(id) };
  }

  /** Records that the client will come at the time that was shown. */
  @Post('own-booking-attendance')
  @HttpCode(200)
  @RateLimited(bookingsPerAddress)
  @Refuses('booking-closed', 'booking-modified', 'has-started', 'not-confirmed-yet')
  async confirmOwnAttendance(
    @Body() body: OwnAttendanceDto,
    @Browser() browser: string | null,
  ): Promise<CompletedBookingDto> {
    const id = this.links.requireBookingId(body.sessionId);
    const start = { date: body.booking_date, time: body.booking_time };
    await this.commands.execute(new ConfirmAttendance(id, visitor, { start, browser }));
    return { booking: await this.bookings.forCustomer(id) };
  }
}
