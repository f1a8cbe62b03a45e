import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { resolveClientId } from '../../clients/index.js';
import { type Actor, getUserId } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { claimIdempotencyKey } from '../../platform/http/requests/claim-idempotency-key.js';
import { BookingRepository } from '../booking.repository.js';
import type { ClientInput } from '../commands/back-office/booking-patch.js';
import { splitName } from '../domain/client/client-name.js';
import { CurrentPolicy } from '../policy/current-policy.js';
import type { ChosenPlace } from './recurring-slots.js';
import { type NewRecurring, RecurringStarter } from './recurring-starter.js';

interface RecurringInput {
  /** The day from which the series counts its weeks. */
  firstDate: LocalDate;
  /** Weeks from one booking to the next. */
  weeks: number;
  /** Where the bookings go, in the order of their days. */
  places: readonly ChosenPlace[];
  part: NewRecurring['part'];
  client: ClientInput;
}

/**
 * Books a series for a client who rang or walked in, all of it or nothing. Confirmed bookings and blocks prevent it,
 * requests do not. Returns the id of its first booking.
 */
export class BookRecurring extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key books nothing more */
  constructor(
    readonly input: RecurringInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(BookRecurring)
export class BookRecurringHandler implements ICommandHandler<BookRecurring> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly starter: RecurringStarter,
    private readonly policies: CurrentPolicy,
  ) {}

  async execute({ input, by, idempotencyKey }: BookRecurring): Promise<string> {
    const { firstDate, weeks, places, part } = input;
    const { id: chosenId, name, ...contact } = input.client;
    const client = { ...splitName(name, null), ...contact };
    const policy = await this.policies.read();
    const request = { ...input, by: getUserId(by) ?? by.kind };
    return this.bookings.inTransaction(async (tx) => {
      const ids = places.map(() => randomUUIDv7());
      const id = ids[0]!;
      if (idempotencyKey) {
        const first = await claimIdempotencyKey(tx, idempotencyKey, request, id);
        if (first !== id) return first;
      }
      this.starter.assertDates(firstDate, weeks, places, false);
      const clientId = await resolveClientId(tx, client, chosenId);
      const series = { recurrenceId: id, weeks, firstPosition: 1 };
      await this.starter.start(tx, { ids, places, part, client, clientId, ...series, by, policy });
      return id;
    });
  }
}
