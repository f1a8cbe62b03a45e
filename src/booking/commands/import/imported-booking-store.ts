import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { SHOP_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { PersonalData, type SubjectKey } from '../../../platform/personal-data/personal-data.js';

/** The result of an earlier import of a line. */
interface EarlierImport {
  bookingId: string;
  /** Whether the line said the same then; null when the client was erased, so that it cannot be compared. */
  isSame: boolean | null;
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

  /** Returns the earlier imports of these lines, by external id. */
  async find(
    db: Executor,
    lines: readonly { externalId: string; content: string }[],
  ): Promise<Map<string, EarlierImport>> {
    const rows = await sql<{ external_id: string; booking_id: string; fingerprint: Buffer }>(
      db,
      'select external_id, booking_id, fingerprint from imported_bookings where external_id = any ($1::text[])',
      [lines.map(({ externalId }) => externalId)],
    );
    const keys = await this.personalData.findKeys(
      db,
      rows.map(({ booking_id }) => booking_id),
    );
    const contents = new Map(lines.map(({ externalId, content }) => [externalId, content]));
    return new Map(
      rows.map(({ external_id, booking_id, fingerprint }) => {
        const key = keys.get(booking_id);
        const isSame = key ? timingSafeEqual(fingerprint, toFingerprint(key, contents.get(external_id)!)) : null;
        return [external_id, { bookingId: booking_id, isSame }];
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

function toFingerprint(key: SubjectKey, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

const insertSql = /* sql */ `
  insert into imported_bookings (external_id, booking_id, fingerprint)
  select * from unnest($1::text[], $2::uuid[], $3::bytea[])`;
