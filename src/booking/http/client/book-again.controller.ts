import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { toCents } from '../../../kernel/money.js';
import { Refuses } from '../../../platform/http/errors/refuses.decorator.js';
import { ClientNetwork, RateLimited, ResultLimited } from '../../../platform/http/rate-limits/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { Public } from '../../../platform/http/security/public.decorator.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { BookAgain } from '../../commands/client/book-again.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { BookAgainDto } from '../../queries/customer/book-again.dto.js';
import { BookAgainQuery } from '../../queries/customer/book-again.query.js';
import { DEPOSIT_CODES } from '../refusal-code-lists.js';
import { BookAgainRequestDto } from './book-again-request.dto.js';
import { bookingsAgain, bookingsPerAddress } from './booking-rate-limits.js';
import { RequestedBookingDto, toReason } from './booking-request.dto.js';
import { BookingSessionDto } from './booking-session.dto.js';
import { toSeenTerms } from './seen-policy.dto.js';

/** Booking the same treatment once more, for the holder of a booking's session token. */
@Controller()
@Public()
export class BookAgainController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly again: BookAgainQuery,
    private readonly links: BookingLinkService,
  ) {}

  /** Returns the current price, and the next times at which the same therapist is free. */
  @Post('own-booking-next-times')
  @HttpCode(200)
  @Refuses()
  getOwnNextTimes(@Body() body: BookingSessionDto): Promise<BookAgainDto> {
    return this.again.forBooking(this.links.requireBookingId(body.sessionId));
  }

  /** Books for the same client as before; decided as any booking of a visitor is. */
  @Post('own-booking-again')
  @HttpCode(201)
  @RateLimited(bookingsPerAddress)
  @ResultLimited(bookingsAgain)
  @Refuses(...DEPOSIT_CODES, 'policy-changed', 'price-changed')
  async bookOwnAgain(
    @Body() body: BookAgainRequestDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @ClientNetwork() network: string,
  ): Promise<RequestedBookingDto> {
    const slot = { therapistId: body.therapist_id, date: body.booking_date, time: body.booking_time };
    const seenCents = toCents(body.seen_price);
    const before = this.links.requireBookingId(body.sessionId);
    const id = await this.commands.execute(
      new BookAgain(before, { ...slot, seenCents, ...toSeenTerms(body) }, idempotencyKey, network),
    );
    const booking = await this.bookings.forCustomer(id);
    const reason = toReason(booking);
    return { booking, reason, session_id: this.links.createSessionToken(id) };
  }
}
