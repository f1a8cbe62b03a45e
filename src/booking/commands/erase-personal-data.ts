import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from '../../platform/database/sql.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Blocks } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { erasePersonalData } from '../domain/booking.decide.js';
import type { Booking } from '../domain/booking.evolve.js';

/** Who is meant: the customers of this address, of this phone, and of this booking. docs/domain.md, "Glossary": customer. */
export interface Person {
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
    readonly person: Person,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ErasePersonalData)
export class ErasePersonalDataHandler implements ICommandHandler<ErasePersonalData> {
  constructor(
    private readonly bookings: Bookings,
    private readonly blocks: Blocks,
    private readonly personalData: PersonalData,
  ) {}

  execute({ person, by }: ErasePersonalData): Promise<string[]> {
    const find = (tx: Transaction) => bookingsOf(tx, person);
    return this.bookings.changeAll(by, find, async (tx, booking, id) => {
      await this.blocks.forgetReasonsNaming(tx, namesOf(booking));
      await this.personalData.destroyKey(tx, id);
      return erasePersonalData();
    });
  }
}

async function bookingsOf(tx: Transaction, { email, phone, bookingId, customerKey, onlyBookings = [] }: Person): Promise<string[]> {
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

function namesOf(booking: Booking): string[] {
  if (booking.situation === 'none' || !booking.client) return [];
  const { firstName, lastName, email, phone } = booking.client;
  return [`${firstName} ${lastName}`, email ?? '', phone];
}
