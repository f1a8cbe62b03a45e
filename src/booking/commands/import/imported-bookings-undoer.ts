import { Injectable } from '@nestjs/common';
import type { ImportedRecord } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { ReservationService } from '../../../scheduling/index.js';
import { BookingImportUndone } from '../../booking.event-types.js';
import { PaymentsOfBookings } from '../../payments-of-bookings.js';
import { BookingRepository } from '../../booking.repository.js';

interface UndoneBooking {
  id: string;
  therapistId: string;
  date: string;
  holdsSlot: boolean;
}

/** Removes bookings that an import made, together with their clients' data. Nobody is mailed. Times that come free may be offered to the waiting list. */
@Injectable()
export class ImportedBookingsUndoer {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
    private readonly payments: PaymentsOfBookings,
    private readonly reservations: ReservationService,
  ) {}

  /** Keeps bookings from being changed until the transaction ends. */
  async lock(tx: Transaction, records: readonly ImportedRecord[]): Promise<void> {
    await sql(tx, 'select from bookings where id = any ($1::uuid[]) order by id for update', [
      records.map(({ id }) => id),
    ]);
  }

  /** Returns why bookings stay, by their id: each was erased, changed, reminded of or put on a bill since. */
  async findReasons(db: Executor, records: readonly ImportedRecord[]): Promise<Map<string, string>> {
    const rows = await sql<{ id: string; reason: string }>(db, reasonsSql, [JSON.stringify(records)]);
    const billed = await this.payments.findBilled(
      db,
      records.map(({ id }) => id),
    );
    return new Map([
      ...rows.map(({ id, reason }) => [id, reason] as const),
      ...billed.map((id) => [id, 'billed'] as const),
    ]);
  }

  /**
   * Removes bookings.
   * @throws VersionConflictError when one of them has changed since its version
   */
  async undo(tx: Transaction, importId: string, records: readonly ImportedRecord[], by: Actor): Promise<void> {
    if (records.length === 0) return;
    const ids = records.map(({ id }) => id);
    const found = await sql<UndoneBooking>(tx, findSql, [ids]);
    const holding = found.filter(({ holdsSlot }) => holdsSlot);
    this.reservations.releaseAll(
      tx,
      holding.map(({ id }) => id),
      holding,
    );
    const versions = new Map(records.map(({ id, version }) => [id, version]));
    const entries = found.map(({ id: stream, ...data }) => ({
      ...{ stream, expected: versions.get(stream)! },
      ...this.log.toEntry(BookingImportUndone, { importId, ...data }),
    }));
    await this.log.appendToStreams(tx, entries, by);
    await this.bookings.removeFromList(tx, ids);
    await sql(tx, 'delete from imported_bookings where booking_id = any ($1::uuid[])', [ids]);
    await this.personalData.destroyKeys(tx, ids);
  }
}

const reasonsSql = /* sql */ `
  select id, reason from (
    select r.id, case
      when b.id is null or b.client_name = '' then 'erased'
      when exists (select from event_log e where e.stream = r.id and e.version > r.version) then 'changed'
      -- A reminder is a stream of its own: without this, its client would come to an appointment that is gone.
      when exists (select from client_reminders told where told.booking_id = r.id) then 'reminded'
    end as reason
    from jsonb_to_recordset($1::jsonb) as r (id uuid, version int) left join bookings b on b.id = r.id
  ) judged where reason is not null`;

const findSql = /* sql */ `
  select b.id, b.therapist_id as "therapistId", b.booking_date::text as date,
    exists (select from reservations r where r.booking_id = b.id) as "holdsSlot"
  from bookings b where b.id = any ($1::uuid[]) order by b.id`;
