import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatDecimal } from '../../../kernel/money.js';
import { SHOP_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { PersonalData, type SubjectKey } from '../../../platform/personal-data/personal-data.js';
import { fullName } from '../../domain/client/client-name.js';
import type { ImportedBooking } from './imported-booking.js';

/** The booking that a line brought in before. */
export interface EarlierImport {
  /** Whether the line says the same; null when the client was erased, so that it cannot be compared. */
  isSame: boolean | null;
  /** Whether it came under the key of the line: all cells are compared then, else status and price. */
  hasFingerprint: boolean;
}

/**
 * Stores which booking was imported under which key of the former system. Lines are compared by a keyed hash, because
 * they hold personal data.
 */
@Injectable()
export class ImportedBookingStore {
  constructor(private readonly personalData: PersonalData) {}

  /**
   * Lets one import run at a time until the transaction ends: two of the same file would not see each other's bookings.
   */
  lock(tx: Transaction): void {
    void tx.query(`select pg_advisory_xact_lock(${SHOP_LOCKS.bookingImport})`);
  }

  /**
   * Returns the earlier imports of these lines, by position. A line without a key is recognized by its appointment and
   * client, whether or not an import brought the booking.
   * @param recognized ids of bookings that lines before these stand for; those found are added
   */
  async find(
    db: Executor,
    lines: readonly ImportedBooking[],
    recognized: Set<string>,
  ): Promise<Map<number, EarlierImport>> {
    const byKey = await this.findByKey(
      db,
      lines.filter(({ isExported }) => !isExported),
    );
    const exported = await findExported(db, lines);
    const equals = await findEqual(db, lines);
    const found = lines.map(({ externalId, isExported }, nth) => {
      if (externalId !== null) return (isExported ? exported : byKey).get(externalId);
      const equal = equals.find((each) => each.nth === nth && !recognized.has(each.id));
      if (equal) recognized.add(equal.id);
      return equal && { isSame: equal.isSame, hasFingerprint: false };
    });
    return new Map(found.flatMap((each, nth) => (each ? [[nth, each] as const] : [])));
  }

  private async findByKey(db: Executor, lines: readonly ImportedBooking[]): Promise<Map<string, EarlierImport>> {
    const contents = new Map(lines.map(({ externalId, content }) => [externalId, content]));
    const rows = await sql<{ external_id: string; booking_id: string; fingerprint: Buffer }>(
      db,
      'select external_id, booking_id, fingerprint from imported_bookings where external_id = any ($1::text[])',
      [[...contents.keys()].filter((key) => key !== null)],
    );
    const keys = await this.personalData.findKeys(
      db,
      rows.map(({ booking_id }) => booking_id),
    );
    return new Map(
      rows.map(({ external_id, booking_id, fingerprint }) => {
        const key = keys.get(booking_id);
        const isSame = key ? timingSafeEqual(fingerprint, toFingerprint(key, contents.get(external_id)!)) : null;
        return [external_id, { isSame, hasFingerprint: true }];
      }),
    );
  }

  /** Stores the external ids of imported bookings, whose keys of personal data exist by now. */
  async add(
    tx: Transaction,
    imported: readonly { externalId: string; content: string; bookingId: string }[],
  ): Promise<void> {
    const ids = imported.map(({ bookingId }) => bookingId);
    const keys = await this.personalData.findKeys(tx, ids);
    const fingerprints = imported.map(({ bookingId, content }) => toFingerprint(keys.get(bookingId)!, content));
    void tx.query(insertSql, [imported.map(({ externalId }) => externalId), ids, fingerprints]);
  }
}

/** Finds the bookings that exported lines are, by their key: that of the shop they came from, or the id in this one. */
async function findExported(db: Executor, lines: readonly ImportedBooking[]): Promise<Map<string, EarlierImport>> {
  const keyed = lines
    .filter(({ isExported }) => isExported)
    .map(({ externalId: key, status, service }) => ({
      ...{ key, id: isUUID(key) ? key : null, status, price: formatDecimal(service.totalCents) },
    }));
  if (keyed.length === 0) return new Map();
  const rows = await sql<{ key: string; isSame: boolean | null }>(db, findExportedSql, [JSON.stringify(keyed)]);
  return new Map(rows.map(({ key, isSame }) => [key, { isSame, hasFingerprint: false }]));
}

/** Finds the bookings that are the same as lines without a key; the client's own first, erased ones last. */
async function findEqual(db: Executor, lines: readonly ImportedBooking[]) {
  const unkeyed = lines.flatMap(({ externalId, appointment, service, client, status }, nth) =>
    externalId === null
      ? [
          {
            ...{ nth, therapist_id: appointment.therapistId, date: appointment.date, time: appointment.time },
            ...{ service_id: service.serviceId, price: formatDecimal(service.totalCents), status },
            ...{ name: fullName(client), email: client.email, phone: client.phone },
          },
        ]
      : [],
  );
  if (unkeyed.length === 0) return [];
  return sql<{ nth: number; id: string; isSame: boolean | null }>(db, findEqualSql, [JSON.stringify(unkeyed)]);
}

function toFingerprint(key: SubjectKey, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

const findExportedSql = /* sql */ `
  select line.key, case when b.client_name <> '' then b.status = line.status and b.total_price = line.price end as "isSame"
  from jsonb_to_recordset($1::jsonb) as line (key text, id uuid, status text, price numeric)
  join bookings b on b.id = coalesce((select i.booking_id from imported_bookings i where i.external_id = line.key), line.id)`;

const findEqualSql = /* sql */ `
  select line.nth, b.id, case when b.client_name <> '' then b.status = line.status and b.total_price = line.price end as "isSame"
  from jsonb_to_recordset($1::jsonb) as line (nth int, therapist_id uuid, date date, time time, service_id uuid, price numeric,
    status text, name text, email text, phone text)
  join bookings b on b.therapist_id = line.therapist_id and b.booking_date = line.date and b.booking_time = line.time
    and b.service_id = line.service_id
  where b.client_name = '' or lower(b.client_name) = lower(line.name)
    and customer_key(b.client_email, b.client_phone) is not distinct from customer_key(line.email, line.phone)
  order by line.nth, b.client_name = '', b.id`;

const insertSql = /* sql */ `
  insert into imported_bookings (external_id, booking_id, fingerprint)
  select * from unnest($1::text[], $2::uuid[], $3::bytea[])`;
