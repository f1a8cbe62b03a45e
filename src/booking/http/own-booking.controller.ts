import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NotFound } from '../../platform/decider.js';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.decorator.js';
import { BookingLinks } from '../booking-links.js';
import { CancelOwnBooking } from '../commands/cancel-own-booking.js';
import { MoveOwnBooking } from '../commands/move-own-booking.js';
import { FindBooking } from '../queries/find-booking.js';
import { CompletedBookingDto } from './customer-booking.dto.js';
import { OwnCancellationDto, OwnMoveDto } from './own-booking.dto.js';

/** What the holder of a booking's session token may change, until the shop's cut-off. */
@Controller()
@Public()
export class OwnBookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: FindBooking,
    private readonly links: BookingLinks,
  ) {}

  /** Another time, another therapist. 409 with the reason where a confirmed booking could not be confirmed again. */
  @Post('own-booking-move')
  @HttpCode(200)
  @RateLimited('booking')
  async moveOwnBooking(
    @Body() body: OwnMoveDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<CompletedBookingDto> {
    const id = this.bookingOf(body);
    const to = {
      therapistId: body.therapist_id,
      date: body.booking_date,
      time: body.booking_time,
      maySlipToRequest: body.as_request ?? false,
    };
    await this.commands.execute(new MoveOwnBooking(id, to, { version: body.version, idempotencyKey: idempotencyKeyOf(key) }));
    return { booking: await this.bookings.forCustomer(id) };
  }

  /** Takes the booking back. */
  @Post('own-booking-cancellation')
  @HttpCode(200)
  @RateLimited('booking')
  async cancelOwnBooking(
    @Body() body: OwnCancellationDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<CompletedBookingDto> {
    const id = this.bookingOf(body);
    const change = { version: body.version, idempotencyKey: idempotencyKeyOf(key) };
    await this.commands.execute(new CancelOwnBooking(id, body.reason ?? null, change));
    return { booking: await this.bookings.forCustomer(id) };
  }

  private bookingOf({ sessionId }: OwnMoveDto | OwnCancellationDto): string {
    const id = this.links.bookingOfSession(sessionId);
    if (!id) throw new NotFound('There is no such booking');
    return id;
  }
}
