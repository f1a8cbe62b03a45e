import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { visitor } from '../../../kernel/actor.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { Config } from '../../../platform/config.js';
import { Refuses } from '../../../platform/http/errors/refuses.decorator.js';
import { ClientNetwork, RateLimited, ResultLimited } from '../../../platform/http/rate-limits/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { Public } from '../../../platform/http/security/public.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { bookingsPerAddress } from '../client/booking-rate-limits.js';
import { requireMobile } from '../../require-mobile.js';
import { toSeenTerms } from '../client/seen-policy.dto.js';
import { AcceptOffer } from '../../waiting-list/commands/accept-offer.js';
import { CloseWaitingEntry } from '../../waiting-list/commands/close-waiting-entry.js';
import { JoinWaitingList } from '../../waiting-list/commands/join-waiting-list.js';
import { OwnWaitingEntryQuery } from '../../waiting-list/queries/own-waiting-entry.query.js';
import { JoinedWaitingListDto, OwnWaitingEntryDto } from '../../waiting-list/queries/waiting-entry.dto.js';
import { AcceptedOfferDto, JoinWaitingListDto, WaitingTokenDto } from './waiting-list.dto.js';
import { waitingListPerPhone } from './waiting-list-rate-limits.js';
import { DEPOSIT_CODES, SLOT_UNAVAILABLE_CODES } from '../refusal-code-lists.js';

/**
 * Waiting for a time to come free, and answering the offer. The token comes in the body, because addresses end up in
 * logs.
 */
@ApiTags('OwnWaitingEntry')
@Controller()
@Public()
export class WaitingListController {
  constructor(
    private readonly commands: CommandBus,
    private readonly entries: OwnWaitingEntryQuery,
    private readonly links: BookingLinkService,
    private readonly config: Config,
  ) {}

  /**
   * Joins the waiting list. A repeated request with the same key joins once. 409 `already-waiting` for one address or
   * number on a day with the same service, `too-many-waits` with five open entries.
   */
  @Post('waiting-list')
  @HttpCode(201)
  @RateLimited(bookingsPerAddress)
  @ResultLimited(waitingListPerPhone)
  @Refuses('already-waiting', 'too-many-waits')
  async joinWaitingList(
    @Body() body: JoinWaitingListDto,
    @IdempotencyKey() idempotencyKey: string | undefined,
  ): Promise<JoinedWaitingListDto> {
    const client = {
      firstName: body.first_name,
      lastName: body.last_name,
      phone: requireMobile(body.client_phone, this.config.SHOP_COUNTRY),
      email: body.client_email,
      notes: null,
    };
    const { service_id: serviceId, therapist_id: therapistId = null, windows } = body;
    const input = { serviceId, therapistId, windows, client };
    const id = await this.commands.execute(new JoinWaitingList(input, currentActor(), idempotencyKey));
    return { entry: await this.entries.read(id), token: this.links.createWaitingToken(id) };
  }

  @Post('own-waiting-entry')
  @HttpCode(200)
  @Refuses()
  showOwnWaitingEntry(@Body() { token }: WaitingTokenDto): Promise<OwnWaitingEntryDto> {
    return this.entries.read(this.requireId(token));
  }

  /**
   * Books the time on offer. 409 `offer-lapsed` when its time is up, `no-offer` when it was declined or withdrawn, or
   * another time is on offer by now than that of `booking_id`, `policy-changed`; as a booking of a visitor where a deposit is
   * due, which confirms it.
   */
  @Post('own-waiting-entry/acceptance')
  @HttpCode(200)
  @RateLimited(bookingsPerAddress)
  @Refuses(...SLOT_UNAVAILABLE_CODES, ...DEPOSIT_CODES, 'no-offer', 'offer-lapsed', 'person-erased', 'policy-changed')
  async acceptOffer(@Body() body: AcceptedOfferDto, @ClientNetwork() network: string): Promise<OwnWaitingEntryDto> {
    const id = this.requireId(body.token);
    await this.commands.execute(new AcceptOffer(id, body.booking_id, toSeenTerms(body), network));
    return this.entries.read(id);
  }

  /** Declines the offer; the next in line is asked at once. 409 as for an acceptance. */
  @Post('own-waiting-entry/refusal')
  @HttpCode(200)
  @RateLimited(bookingsPerAddress)
  @Refuses('no-offer', 'offer-lapsed')
  declineOffer(@Body() { token, booking_id: expectedBookingId }: WaitingTokenDto): Promise<OwnWaitingEntryDto> {
    return this.close(token, 'declined', expectedBookingId);
  }

  /** Leaves the waiting list. */
  @Post('own-waiting-entry/withdrawal')
  @HttpCode(200)
  @RateLimited(bookingsPerAddress)
  @Refuses('not-waiting')
  leaveWaitingList(@Body() { token }: WaitingTokenDto): Promise<OwnWaitingEntryDto> {
    return this.close(token, 'withdrawn');
  }

  private async close(
    token: string,
    ending: 'declined' | 'withdrawn',
    expectedBookingId?: string,
  ): Promise<OwnWaitingEntryDto> {
    const id = this.requireId(token);
    await this.commands.execute(new CloseWaitingEntry(id, ending, visitor, expectedBookingId));
    return this.entries.read(id);
  }

  private requireId(token: string): string {
    const id = this.links.readWaitingToken(token);
    if (!id) throw new NotFoundError('There is no such entry on the waiting list');
    return id;
  }
}
