import { Injectable } from '@nestjs/common';
import { ImportedServices, ImportedTherapists } from '../../catalog/index.js';
import type { ImportedRecord } from '../../clients/index.js';
import { ImportedShifts } from '../../scheduling/index.js';
import type { Actor } from '../../kernel/actor.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';

type CatalogKind = 'services' | 'therapists' | 'roster';

/** Judges which services, therapists and shifts of an import can go, and removes them. */
@Injectable()
export class ImportedCatalog {
  private readonly stores: Readonly<Record<CatalogKind, ImportedServices | ImportedTherapists | ImportedShifts>>;

  constructor(
    services: ImportedServices,
    therapists: ImportedTherapists,
    private readonly roster: ImportedShifts,
  ) {
    this.stores = { services, therapists, roster };
  }

  /** Returns the same judgements for one of the kinds. */
  of(kind: CatalogKind) {
    const store = this.stores[kind];
    return {
      findReasons: (db: Executor, records: readonly ImportedRecord[]) => findReasons(db, kind, records),
      lock: (tx: Transaction, records: readonly ImportedRecord[]) =>
        store.lock(
          tx,
          records.map(({ id }) => id),
        ),
      undo: async (tx: Transaction, _importId: string, records: readonly ImportedRecord[], by: Actor) => {
        const ids = records.map(({ id }) => id);
        if (kind === 'therapists') await this.roster.forgetDays(tx, ids);
        await store.remove(tx, records, by);
      },
    };
  }
}

async function findReasons(
  db: Executor,
  kind: CatalogKind,
  records: readonly ImportedRecord[],
): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; reason: string }>(db, reasonsSql[kind], [JSON.stringify(records)]);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** Returns SQL of why records stay; of several reasons the first. @param named conditions on `r.id`, by reason */
const selectReasonsSql = (named: { booked: string; used: string }) => /* sql */ `
  select id, reason from (
    select r.id, case
      when ${named.booked} then 'booked'
      when exists (select from event_log e where e.stream = r.id and e.version > r.version) then 'changed'
      when ${named.used} then 'used'
    end as reason
    from jsonb_to_recordset($1::jsonb) as r (id uuid, version int)
  ) judged where reason is not null`;

const reasonsSql: Readonly<Record<CatalogKind, string>> = {
  services: selectReasonsSql({
    booked: /* sql */ `exists (select from bookings b where b.service_id = r.id)
      or exists (select from waiting_list w where w.service_id = r.id)`,
    used: /* sql */ `exists (select from therapist_treatments g where g.service_id = r.id)
      or exists (select from service_rooms i where i.service_id = r.id)`,
  }),
  therapists: selectReasonsSql({
    booked: /* sql */ `exists (select from bookings b where b.therapist_id = r.id)
      or exists (select from reservations held where held.therapist_id = r.id)
      or exists (select from waiting_list w where r.id in (w.therapist_id, w.offered_therapist_id))`,
    used: /* sql */ `exists (select from therapist_roster s where s.therapist_id = r.id)
      or exists (select from roster_drafts d where d.therapist_id = r.id)
      or exists (select from roster_patterns p where p.therapist_id = r.id)
      or exists (select from blocked_time_slots b where b.therapist_id = r.id)
      or exists (select from leave l where l.therapist_id = r.id)
      or exists (select from kept_openings k where k.therapist_id = r.id)
      or exists (select from own_calendars o where o.therapist_id = r.id)
      or exists (select from clients c where c.preferred_therapist_id = r.id)
      or exists (select from therapists t where t.id = r.id and t.user_id is not null)`,
  }),
  roster: selectReasonsSql({
    booked: /* sql */ `exists (select from therapist_roster s join reservations held on held.therapist_id = s.therapist_id
        and held.during && tsrange(s.roster_date + s.shift_start, s.roster_date + s.shift_end)
      where s.id = r.id)`,
    used: 'false',
  }),
};
