import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { ClientEraser } from '../../../clients/index.js';
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
  /** These bookings and clients on record themselves, and no others of their customers; other ids are passed over. */
  onlyIds?: readonly string[];
}

/** Ids of what somebody was forgotten in. */
export interface Erased {
  bookings: string[];
  clients: string[];
}

/** Forgets a person for good, in one transaction: keys go, rows are blanked, the log stays whole. */
export class ErasePersonalData extends Command<Erased> {
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
    private readonly clients: ClientEraser,
  ) {}

  async execute({ target, by }: ErasePersonalData): Promise<Erased> {
    let clients: string[] = [];
    const find = async (tx: Transaction) => {
      const found = await findBookings(tx, target);
      clients = await this.eraseClients(tx, { keys: found.keys, ids: target.onlyIds ?? [] }, by);
      return found.ids;
    };
    const bookings = await this.bookings.changeAll(by, find, async (tx, booking, id) => {
      await this.blockReasons.redactMentioning(tx, toIdentifiers(booking));
      await this.personalData.destroyKey(tx, id);
      return erasePersonalData();
    });
    return { bookings, clients };
  }

  private async eraseClients(tx: Transaction, meant: Parameters<ClientEraser['erase']>[1], by: Actor) {
    const erased = await this.clients.erase(tx, meant, by);
    const identifiers = [...erased.values()].flat();
    if (identifiers.length > 0) await this.blockReasons.redactMentioning(tx, identifiers);
    return [...erased.keys()];
  }
}

/** The bookings that are meant, and the keys of the customers who have them. */
async function findBookings(
  tx: Transaction,
  { email, phone, bookingId, customerKey, onlyIds = [] }: ErasureTarget,
): Promise<{ ids: string[]; keys: (string | null)[] }> {
  const [meant] = await sql<{ keys: (string | null)[] }>(
    tx,
    `select array[$4, customer_key($1, null), customer_key(null, $2),
       (select customer_key(client_email, client_phone) from bookings where id = $3)] as keys`,
    [email ?? null, phone ?? null, bookingId ?? null, customerKey ?? null],
  );
  const keys = meant?.keys ?? [];
  const rows = await sql<{ id: string }>(
    tx,
    `select id from bookings where id = $1 or id = any ($2) or customer_key(client_email, client_phone) = any ($3) order by id`,
    [bookingId ?? null, onlyIds, keys],
  );
  return { ids: rows.map(({ id }) => id), keys };
}

function toIdentifiers(booking: Booking): string[] {
  if (booking.status === 'none' || !booking.client) return [];
  const { firstName, lastName, email, phone } = booking.client;
  return [`${firstName} ${lastName}`, email ?? '', phone];
}
