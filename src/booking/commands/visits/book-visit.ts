import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../../kernel/actor.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { claimIdempotencyKey } from '../../../platform/http/requests/claim-idempotency-key.js';
import { BookingRepository } from '../../booking.repository.js';
import { book } from '../../domain/booking.edit.js';
import type { OpenStatus } from '../../domain/booking-status.js';
import { splitName } from '../../domain/client/client-name.js';
import type { ClientInput } from '../back-office/booking-patch.js';
import { CurrentPolicy } from '../../policy/current-policy.js';
import { OverlapNamer } from '../overlap-namer.js';
import { type VisitPartInput, VisitPlanner } from './visit-planner.js';
import { VisitStarter } from './visit-starter.js';

interface BookVisitInput extends LocalDateTime {
  parts: readonly VisitPartInput[];
  client: ClientInput;
  status: OpenStatus;
}

/**
 * Books several treatments in one visit for the office, all of them or none. Confirmed bookings and blocks prevent it,
 * requests do not. Where it is booked as a request, all of it waits while one treatment is without a therapist. Returns
 * the visit's id.
 */
export class BookVisit extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key makes no second visit */
  constructor(
    readonly input: BookVisitInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(BookVisit)
export class BookVisitHandler implements ICommandHandler<BookVisit> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly planner: VisitPlanner,
    private readonly starter: VisitStarter,
    private readonly overlaps: OverlapNamer,
    private readonly policies: CurrentPolicy,
    private readonly clock: ShopClock,
  ) {}

  async execute({ input, by, idempotencyKey }: BookVisit): Promise<string> {
    const policy = await this.policies.read();
    const booked = this.bookings.inTransaction(async (tx) => {
      const visitId = randomUUIDv7();
      const request = { ...input, by: by.kind === 'user' ? by.id : by.kind };
      const first = idempotencyKey ? await claimIdempotencyKey(tx, idempotencyKey, request, visitId) : visitId;
      if (first !== visitId) return first;
      if (input.date < this.clock.today()) throw new InvalidInputError('booking_date', 'This date has passed');
      const { id: clientId, name, ...contact } = input.client;
      const client = { ...splitName(name, null), ...contact };
      const { date, time, parts, status } = input;
      const planned = await this.planner.plan(tx, { date, time }, parts);
      const isWaiting = status === 'pending' && planned.some(({ appointment }) => appointment.isUnassigned);
      const visit = { visitId, planned, client, clientId, by, policy, counted: 'confirmed', isWaiting } as const;
      await this.starter.start(tx, visit, (part) => book({ ...part, status }));
      return visitId;
    });
    return booked.catch((refusal: unknown) => this.overlaps.rethrowPart(refusal));
  }
}
