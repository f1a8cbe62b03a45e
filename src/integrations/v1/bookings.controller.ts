import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  BookingListQuery,
  BookingQuery,
  bookingsPerPhone,
  CancelAsClient,
  OfficeBookingDto,
  parseCursor,
  requireMobile,
  RescheduleAsClient,
  RequestBooking,
} from '../../booking/index.js';
import { StorefrontQuery } from '../../catalog/index.js';
import { ApiRoute, CurrentKey, type RequestKey } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { Config } from '../../platform/config.js';
import { ResultLimited } from '../../platform/http/rate-limits/index.js';
import { IdempotencyKey } from '../../platform/http/requests/idempotency-key.decorator.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { BookingsOfKeysQuery } from './bookings-of-keys.query.js';
import {
  BookingsQueryV1Dto,
  BookingsV1Dto,
  BookingV1Dto,
  CancellationV1Dto,
  MoveV1Dto,
  NewBookingV1Dto,
} from './bookings.dto.js';
import { IfMatch, toEtag } from './if-match.decorator.js';
import { rethrowRefusal } from './rethrow-refusal.js';
import { ShopTimes } from './shop-times.js';

/**
 * Bookings, made and changed by the rules of clients. A key with `manage` changes all of them, at any time before they
 * start; one with `book` those that it made, until the deadline of the cancellation policy.
 */
@ApiTags('Bookings')
@Controller('v1/bookings')
export class BookingsV1Controller {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly list: BookingListQuery,
    private readonly ofKeys: BookingsOfKeysQuery,
    private readonly storefront: StorefrontQuery,
    private readonly times: ShopTimes,
    private readonly config: Config,
  ) {}

  /** Lists the bookings by their start. */
  @Get()
  @ApiRoute('read')
  async listBookingsV1(@Query() query: BookingsQueryV1Dto): Promise<BookingsV1Dto> {
    const { cursor, limit, status = 'all', from, to, therapist_id: therapistId } = query;
    const filter = { status, from, to, therapistId, order: 'earliest' } as const;
    const page = await this.list.page(filter, cursor ? { after: parseCursor(cursor, 'cursor') } : null, limit);
    return { items: page.items.map((each) => this.toDto(each)), next_cursor: page.next_cursor };
  }

  /**
   * Books for a client. Where the therapist is free the booking is confirmed at once and its mails go out, else it is a
   * request that the shop answers. Where the shop asks for a deposit, what is free is held for 35 minutes (`unpaid`), and
   * its client is mailed where to pay: 422 `client_email` without an address, 409 `too-many-unpaid`, 503
   * `payments-unavailable`. 409 `price-changed`.
   */
  @Post()
  @HttpCode(201)
  @ApiRoute('book', 'manage')
  @ResultLimited(bookingsPerPhone)
  async createBookingV1(
    @Body() body: NewBookingV1Dto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingV1Dto> {
    const { service_id: serviceId, client_email: email = null, notes = null, seen_price_cents: seenCents } = body;
    const therapistId = body.therapist_id ?? (await this.storefront.unassignedTherapist()).id;
    const phone = requireMobile(body.client_phone, this.config.SHOP_COUNTRY);
    const input = {
      ...this.times.parseStart(body.starts_at),
      parts: [{ serviceId, therapistId, guest: 1 }],
      client: { firstName: body.first_name, lastName: body.last_name, phone, email, notes },
      ...(seenCents !== undefined && { seenCents }),
    };
    const command = new RequestBooking(input, currentActor(), idempotencyKey);
    const { id } = await this.commands.execute(command).catch(rethrowRefusal);
    return this.answer(id, reply);
  }

  /** Returns a booking, with its ETag. */
  @Get(':id')
  @ApiRoute('read', 'book', 'manage')
  async getBookingV1(
    @IdParam() id: string,
    @CurrentKey() key: RequestKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingV1Dto> {
    await this.ofKeys.assertReaches(key, id, ['read', 'manage']);
    return this.answer(id, reply);
  }

  /**
   * Cancels a booking, with all of its visit. 409 `cut-off-passed` behind the deadline, `already-cancelled`,
   * `cannot-cancel`.
   */
  @Post(':id/cancellation')
  @HttpCode(200)
  @ApiRoute('book', 'manage')
  async cancelBookingV1(
    @IdParam() id: string,
    @Body() { reason = null }: CancellationV1Dto,
    @CurrentKey() key: RequestKey,
    @IfMatch() version: number,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingV1Dto> {
    await this.ofKeys.assertReaches(key, id, ['manage']);
    const change = toChange(key, version, idempotencyKey);
    await this.commands.execute(new CancelAsClient(id, reason, change)).catch(rethrowRefusal);
    return this.answer(id, reply);
  }

  /**
   * Moves a booking to another time or therapist who is free. 409 with the reason when nobody is, `cut-off-passed`
   * behind the deadline, `part-of-visit` for one that was booked together with others.
   */
  @Post(':id/move')
  @HttpCode(200)
  @ApiRoute('book', 'manage')
  async moveBookingV1(
    @IdParam() id: string,
    @Body() body: MoveV1Dto,
    @CurrentKey() key: RequestKey,
    @IfMatch() version: number,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingV1Dto> {
    await this.ofKeys.assertReaches(key, id, ['manage']);
    const { therapist_id: therapistId } = body;
    const therapists = therapistId === undefined ? [] : [{ bookingId: id, therapistId }];
    const to = { ...this.times.parseStart(body.starts_at), therapists };
    const change = toChange(key, version, idempotencyKey);
    await this.commands.execute(new RescheduleAsClient(id, to, change)).catch(rethrowRefusal);
    return this.answer(id, reply);
  }

  private async answer(id: string, reply: FastifyReply): Promise<BookingV1Dto> {
    const booking = await this.bookings.forOffice(id);
    void reply.header('etag', toEtag(booking.version));
    return this.toDto(booking);
  }

  private toDto(booking: OfficeBookingDto): BookingV1Dto {
    const { id, version, status, pending_reason, service_id, service_name, is_unassigned, visit } = booking;
    const { currency, client_id, client_name, client_email, client_phone, notes, cancellation_reason } = booking;
    const start = { date: booking.booking_date, time: booking.booking_time };
    return {
      ...{ id, version, status, pending_reason, service_id, service_name },
      therapist_id: is_unassigned ? null : booking.therapist_id,
      therapist_name: is_unassigned ? null : booking.therapist_name,
      starts_at: this.times.format(start),
      ends_at: this.times.format(start, booking.booking_duration),
      price_cents: toCents(booking.total_price),
      ...{ currency, client_id, client_name, client_email, client_phone, notes, cancellation_reason },
      visit_id: visit?.id ?? null,
      created_at: this.times.formatInstant(new Date(booking.created_at)),
      updated_at: this.times.formatInstant(new Date(booking.updated_at)),
    };
  }
}

const toChange = ({ scopes }: RequestKey, version: number, idempotencyKey: string | undefined) => ({
  ...{ version, idempotencyKey, by: currentActor(), browser: null },
  isDeadlineWaived: scopes.includes('manage'),
});
