import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { type Actor, getUserId } from '../../../kernel/actor.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { book } from '../../domain/booking.edit.js';
import type { OpenStatus } from '../../domain/booking-status.js';
import type { PriceInput } from '../../domain/price/agreed-price.js';
import { splitName } from '../../domain/client/client-name.js';
import { BookingStarter } from '../booking-starter.js';
import { ConflictNames } from '../conflict-names.js';
import { type DepositChoice, OfficeDeposits } from '../office-deposits.js';
import type { PartInput } from '../visits/visit-planner.js';
import type { ClientInput } from './booking-patch.js';

/** A booking, or the treatments of a visit. Date and time are in shop time. */
interface OfficeBookingInput extends LocalDateTime {
  parts: readonly (PartInput & { price?: PriceInput | undefined })[];
  client: ClientInput;
  status: OpenStatus;
  /** The choice about a deposit that is due. */
  deposit: DepositChoice;
}

/**
 * Books for a client who rang or walked in, at any time of today or a later day: all treatments or none. Confirmed
 * bookings and blocks prevent it, requests do not; a refusal names who has the time. A visit that is booked as a
 * request waits as a whole while one treatment is without a therapist. Returns the id of the booking, or of the visit
 * of several. Where a deposit is due, its client is asked for it, and the time held until it is paid, or it is waived.
 */
export class BookForClient extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key books nothing more */
  constructor(
    readonly input: OfficeBookingInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(BookForClient)
export class BookForClientHandler implements ICommandHandler<BookForClient> {
  constructor(
    private readonly starter: BookingStarter,
    private readonly deposits: OfficeDeposits,
    private readonly conflicts: ConflictNames,
    private readonly clock: ShopClock,
  ) {}

  async execute({ input, by, idempotencyKey }: BookForClient): Promise<string> {
    const { date, time, parts, status } = input;
    const { id: clientId, name, ...contact } = input.client;
    const request = { ...input, by: getUserId(by) ?? by.kind };
    const { deposits, getWaiver } = await this.deposits.prepare(input);
    const booked = this.starter.start(
      { request, by, idempotencyKey },
      {
        ...{ start: { date, time }, parts, clientId, mode: 'shop', waitsAsWhole: status === 'pending' },
        client: { ...splitName(name, null), ...contact },
        assertStart: () => {
          if (date < this.clock.today()) throw new InvalidInputError('booking_date', 'This date has passed');
        },
        decide: (part, nth) => book({ ...part, status, price: parts[nth]?.price, waiver: getWaiver() }),
        deposits,
      },
    );
    return (await booked.catch((refusal: unknown) => this.conflicts.addConflictNames(refusal))).id;
  }
}
