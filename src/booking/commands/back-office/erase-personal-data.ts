import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { BlockReasons } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { erasePersonalData } from '../../domain/booking.decide.js';
import type { Booking } from '../../domain/booking.evolve.js';

/** Who is meant: the customers of this address, of this phone, and of this booking. docs/domain.md, "Glossary": customer. */
export interface ErasureTarget {
  email?: string;
  phone?: string;
  bookingId?: string;
  /** What a customer's bookings are found by. */
  customerKey?: string;
  /** These bookings themselves, and no others of their customers; ids that no booking has are passed over. */
  onlyBookings?: readonly string[];
}

/** Forgets a person for good, in one transaction: keys go, rows are blanked, the log stays whole. Returns the bookings' ids. */
export class ErasePersonalData extends Command<string[]> {
  constructor(
    readonly target: ErasureTarget,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ErasePersonalData)
export class ErasePersonalDataHandler implements ICommandHandler<ErasePersonalData> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly blockReasons: BlockReasons,
    private readonly personalData: PersonalData,
  ) {}

  execute({ target, by }: ErasePersonalData): Promise<string[]> {
    const find = (tx: Transaction) => findBookingIds(tx, target);
    return this.bookings.changeAll(by, find, async (tx, booking, id) => {
      await this.blockReasons.redactMentioning(tx, toIdentifiers(booking));
      await this.personalData.destroyKey(tx, id);
      return erasePersonalData();
    });
  }
}

async function findBookingIds(
  tx: Transaction,
  { email, phone, bookingId, customerKey, onlyBookings = [] }: ErasureTarget,
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    tx,
    `select id from bookings
     where id = $3 or id = any ($4) or customer_key(client_email, client_phone) in ($5, customer_key($1, null), customer_key(null, $2),
       (select customer_key(client_email, client_phone) from bookings where id = $3))
     order by id`,
    [email ?? null, phone ?? null, bookingId ?? null, onlyBookings, customerKey ?? null],
  );
  return rows.map(({ id }) => id);
}

function toIdentifiers(booking: Booking): string[] {
  if (booking.status === 'none' || !booking.client) return [];
  const { firstName, lastName, email, phone } = booking.client;
  return [`${firstName} ${lastName}`, email ?? '', phone];
}
