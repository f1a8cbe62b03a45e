import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BookingRules, offersVisits, ShopSettings } from '../../../catalog/index.js';
import { Browser } from '../../../identity/index.js';
import { Config } from '../../../platform/config.js';
import { Refuses } from '../../../platform/http/errors/refuses.decorator.js';
import { ClientNetwork, RateLimited, ResultLimited } from '../../../platform/http/rate-limits/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { Public } from '../../../platform/http/security/public.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { RescheduleAsClient } from '../../commands/client/reschedule-as-client.js';
import { RequestBooking, visitsNotOfferedError } from '../../commands/client/request-booking.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { VisitQuery } from '../../queries/visit.query.js';
import { VisitStartsDto } from '../../queries/visit-starts/visit-starts.dto.js';
import { VisitStartsQuery } from '../../queries/visit-starts/visit-starts.query.js';
import { bookingsPerPhone } from '../../bookings-per-phone.js';
import { bookingsPerAddress, visitSearchesPerAddress } from '../client/booking-rate-limits.js';
import { CompletedBookingDto } from '../client/booking-session.dto.js';
import { toBookingRequest } from '../client/to-booking-request.js';
import { toVisitParts } from './to-visit-parts.js';
import { toVisitStartsParams, VisitStartsQueryDto } from './visit-starts-query.dto.js';
import { OwnVisitMoveDto, RequestedVisitDto, VisitRequestDto } from './visit.dto.js';
import { CHANGE_REFUSAL_CODES, DEPOSIT_CODES, SLOT_UNAVAILABLE_CODES } from '../refusal-code-lists.js';

/** Visits of several treatments, as visitors book them where the shop lets them. */
@Controller()
@Public()
export class VisitController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly visits: VisitQuery,
    private readonly starts: VisitStartsQuery,
    private readonly settings: ShopSettings,
    private readonly links: BookingLinkService,
    private readonly config: Config,
  ) {}

  /** Lists the starts of a day at which all treatments would be confirmed at once. 409 `visits-not-offered`. */
  @Get('availability/visit-starts')
  @Refuses('visits-not-offered')
  async listVisitStarts(@Query() query: VisitStartsQueryDto): Promise<VisitStartsDto> {
    await this.assertOffered(query);
    return this.starts.find({ ...toVisitStartsParams(query), counted: 'open' });
  }

  /**
   * Lists the starts of the first day after `date` on which all treatments would be confirmed at once; none where there
   * is no such day, as far ahead as can be booked, or after three weeks of days that nearly had one. 409
   * `visits-not-offered`.
   */
  @Get('availability/next-visit-starts')
  @RateLimited(visitSearchesPerAddress)
  @Refuses('visits-not-offered')
  async listNextVisitStarts(@Query() query: VisitStartsQueryDto): Promise<VisitStartsDto> {
    await this.assertOffered(query);
    return this.starts.findNext({ ...toVisitStartsParams(query), counted: 'open' });
  }

  /** Confirms all treatments at once, or books nothing. 409 with the reason; `errors` names the one that is not free. */
  @Post('visits')
  @HttpCode(201)
  @RateLimited(bookingsPerAddress)
  @ResultLimited(bookingsPerPhone)
  @Refuses(
    ...SLOT_UNAVAILABLE_CODES,
    'guest-busy',
    ...DEPOSIT_CODES,
    'policy-changed',
    'price-changed',
    'visits-not-offered',
  )
  async requestVisit(
    @Body() body: VisitRequestDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @ClientNetwork() network: string,
  ): Promise<RequestedVisitDto> {
    const input = toBookingRequest(body, toVisitParts(body.parts), this.config.SHOP_COUNTRY);
    const visit = await this.commands.execute(new RequestBooking(input, currentActor(), idempotencyKey, network));
    const id = await this.visits.firstBooking(visit.id);
    return { booking: await this.bookings.forCustomer(id), session_id: this.links.createSessionToken(id) };
  }

  /**
   * Moves a whole visit to another time, or treatments to another therapist. 409 with the reason where one is not free.
   */
  @Post('own-visit-move')
  @HttpCode(200)
  @RateLimited(bookingsPerAddress)
  @Refuses(...SLOT_UNAVAILABLE_CODES, ...CHANGE_REFUSAL_CODES, 'guest-busy', 'too-many-unpaid')
  async moveOwnVisit(
    @Body() body: OwnVisitMoveDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Browser() browser: string | null,
  ): Promise<CompletedBookingDto> {
    const id = this.links.requireBookingId(body.sessionId);
    const therapists = body.therapists.map(({ booking_id, therapist_id }) => ({
      bookingId: booking_id,
      therapistId: therapist_id,
    }));
    const visitId = await this.visits.requireVisitOf(id);
    const to = { date: body.booking_date, time: body.booking_time, therapists, visitId };
    await this.commands.execute(new RescheduleAsClient(id, to, { version: body.version, idempotencyKey, browser }));
    return { booking: await this.bookings.forCustomer(id) };
  }

  private async assertOffered(query: VisitStartsQueryDto): Promise<void> {
    const isOffered = offersVisits(await this.settings.read(BookingRules));
    // A visit that the office has booked may be moved by its client, too.
    if (!isOffered && !query.exclude_visit_id) throw visitsNotOfferedError();
  }
}
