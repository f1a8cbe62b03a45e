import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { Public } from '../../../platform/http/security/public.decorator.js';
import { Refuses } from '../../../platform/http/errors/refuses.decorator.js';
import { ClientNetwork, RateLimited, ResultLimited } from '../../../platform/http/rate-limits/index.js';
import { Config } from '../../../platform/config.js';
import { currentActor } from '../../../platform/request-context.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { RequestBooking } from '../../commands/client/request-booking.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { bookingsPerPhone } from '../../bookings-per-phone.js';
import { bookingsPerAddress } from './booking-rate-limits.js';
import { DEPOSIT_CODES } from '../refusal-code-lists.js';
import { toBookingRequest } from './to-booking-request.js';
import { BookingRequestDto, RequestedBookingDto, toReason } from './booking-request.dto.js';

@Controller('bookings')
@Public()
export class CustomerBookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly links: BookingLinkService,
    private readonly config: Config,
  ) {}

  /**
   * Books at once where the therapist is free, as a request where not. A repeated request with the same key books once.
   */
  @Post()
  @HttpCode(201)
  @RateLimited(bookingsPerAddress)
  @ResultLimited(bookingsPerPhone)
  @Refuses(...DEPOSIT_CODES, 'policy-changed', 'price-changed')
  async requestBooking(
    @Body() body: BookingRequestDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @ClientNetwork() network: string,
  ): Promise<RequestedBookingDto> {
    const part = { serviceId: body.service_id, therapistId: body.therapist_id, guest: 1, addOnIds: body.add_ons };
    const input = toBookingRequest(body, [part], this.config.SHOP_COUNTRY);
    const { id, made } = await this.commands.execute(
      new RequestBooking(input, currentActor(), idempotencyKey, network),
    );
    const booking = made
      ? await this.bookings.fromNewBooking(made.booking, made.therapistName)
      : await this.bookings.forCustomer(id);
    return {
      booking,
      reason: toReason(booking),
      session_id: this.links.createSessionToken(id),
    };
  }
}
