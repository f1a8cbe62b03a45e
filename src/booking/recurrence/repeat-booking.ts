import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { resolveClientId } from '../../clients/index.js';
import { type Actor, getUserId } from '../../kernel/actor.js';
import { sql } from '../../platform/database/sql.js';
import { BookingRepository, toExpectedVersions } from '../booking.repository.js';
import { requireBooking } from '../domain/booking.rules.js';
import type { BookingDetails } from '../domain/booking.state.js';
import type { PriceInput } from '../domain/price/agreed-price.js';
import { repeat } from '../domain/recurrence/repeat.js';
import { CurrentPolicy } from '../policy/current-policy.js';
import type { ChosenPlace } from './recurring-slots.js';
import { RecurringStarter } from './recurring-starter.js';

interface RepeatInput {
  bookingId: string;
  /** The version that was shown. */
  version: number;
  /** Weeks from one booking to the next. */
  weeks: number;
  /** Where the new bookings go, in the order of their days. */
  places: readonly ChosenPlace[];
}

/**
 * Books the treatment of a booking again for its client on later days, all of them or none: with its length, notes and
 * agreed price, under today's policy. A booking that repeats already goes on in its series.
 */
export class RepeatBooking extends Command<void> {
  /** @param idempotencyKey a repeated request with the same key books nothing more */
  constructor(
    readonly input: RepeatInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(RepeatBooking)
export class RepeatBookingHandler implements ICommandHandler<RepeatBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly starter: RecurringStarter,
    private readonly policies: CurrentPolicy,
  ) {}

  async execute({ input, by, idempotencyKey }: RepeatBooking): Promise<void> {
    const { bookingId, version, weeks, places } = input;
    const policy = await this.policies.read();
    const request = { ...input, by: getUserId(by) ?? by.kind };
    const change = {
      by,
      expected: toExpectedVersions(bookingId, version),
      idempotency: { key: idempotencyKey, request },
    };
    await this.bookings.changeTogether(
      change,
      async () => [bookingId],
      async (tx, [first]) => {
        const current = requireBooking(first!.state);
        const { appointment, service, client, recurrence } = current;
        const events = repeat({ id: bookingId, weeks })(current);
        this.starter.assertDates(appointment.date, weeks, places, true);
        const recurrenceId = recurrence?.recurrenceId ?? bookingId;
        const [last] = await sql<{ position: number }>(tx, lastPositionSql, [recurrenceId]);
        await this.starter.start(tx, {
          ids: places.map(() => randomUUIDv7()),
          places,
          part: {
            serviceId: service.serviceId,
            durationMinutes: service.durationMinutes,
            addOns: service.addOns,
            price: toPriceInput(current),
          },
          client: client!,
          clientId: await resolveClientId(tx, client!, current.clientId),
          ...{ recurrenceId, weeks, by, policy },
          firstPosition: last!.position + 1,
        });
        return [events];
      },
    );
  }
}

/** Returns the price that was agreed, to be agreed again; undefined where the list price applies. */
function toPriceInput({ agreed }: BookingDetails): PriceInput | undefined {
  return agreed && { kind: agreed.kind, value: agreed.value, reason: agreed.because ?? '' };
}

/** The highest position of a series; 1 where it has only its first booking, which may not be marked yet. */
const lastPositionSql = /* sql */ `
  select coalesce(max(recurrence_position), 1) as position from bookings where recurrence_id = $1`;
