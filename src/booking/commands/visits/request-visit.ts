import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { offersVisits, ShopSettings } from '../../../catalog/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../../kernel/money.js';
import { claimIdempotencyKey } from '../../../platform/http/requests/claim-idempotency-key.js';
import { BookingRepository } from '../../booking.repository.js';
import { request } from '../../domain/booking.decide.js';
import type { Client } from '../../domain/booking-details.js';
import { assertSeenTerms } from '../../domain/policy/keep-policy.js';
import { CurrentPolicy } from '../../policy/current-policy.js';
import { BookingWindow } from '../../../scheduling/index.js';
import { type PlannedPart, type VisitPartInput, VisitPlanner } from './visit-planner.js';
import { VisitStarter } from './visit-starter.js';

/** A visit as a visitor requests it. Date and time are in shop time. */
interface VisitRequestInput extends LocalDateTime {
  parts: readonly VisitPartInput[];
  client: Client;
  /** The total that the client saw, in cents; undefined when it is not checked. */
  seenCents?: Cents | undefined;
  /** The cancellation terms that the client saw; undefined when they are not checked. */
  seenTerms?: CancellationTerms | undefined;
}

/**
 * Books several treatments in one visit for a visitor: all of them are confirmed at once, or nothing is booked. Returns
 * the visit's id.
 */
export class RequestVisit extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key makes no second visit */
  constructor(
    readonly input: VisitRequestInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(RequestVisit)
export class RequestVisitHandler implements ICommandHandler<RequestVisit> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly planner: VisitPlanner,
    private readonly starter: VisitStarter,
    private readonly window: BookingWindow,
    private readonly settings: ShopSettings,
    private readonly policies: CurrentPolicy,
  ) {}

  async execute({ input, by, idempotencyKey }: RequestVisit): Promise<string> {
    const isOffered = offersVisits(await this.settings.bookingRules());
    const policy = await this.policies.read();
    return this.bookings.inTransaction(async (tx) => {
      const visitId = randomUUIDv7();
      const first = idempotencyKey ? await claimIdempotencyKey(tx, idempotencyKey, input, visitId) : visitId;
      if (first !== visitId) return first;
      if (!isOffered) throw visitsNotOfferedError();
      const { date, time, parts, client, seenCents, seenTerms } = input;
      this.window.check({ date, time });
      const planned = await this.planner.plan(tx, { date, time }, parts);
      assertSeenTotal(planned, seenCents);
      assertSeenTerms(policy, seenTerms);
      await this.starter.start(tx, { visitId, planned, client, by, policy, counted: 'open' }, request);
      return visitId;
    });
  }
}

/** Refuses a total that the client has not seen. @throws BusinessRuleError `price-changed` */
function assertSeenTotal(planned: readonly PlannedPart[], seenCents: Cents | undefined): void {
  const total = planned.reduce((sum, { service }) => sum + service.totalCents, 0);
  if (seenCents === undefined || seenCents === total) return;
  throw new BusinessRuleError('price-changed', `The price has changed: it is ${formatDollars(total)} now`);
}

/** Returns the refusal of a shop that takes visits by phone only. */
export function visitsNotOfferedError(): BusinessRuleError {
  return new BusinessRuleError('visits-not-offered', 'Please call us to book several treatments in one visit');
}
