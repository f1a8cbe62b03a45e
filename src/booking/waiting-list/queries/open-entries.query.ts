import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { type OpenStart, OpenStartsQuery } from '../../../scheduling/index.js';
import { fitsWindows, type UnansweredTime } from '../domain/offer-terms.js';
import type { WaitingWindow } from '../domain/waiting-entry.events.js';

/** A row of an entry that waits or has an offer. */
export interface OpenEntry {
  id: string;
  version: number;
  status: 'waiting' | 'offered';
  service_id: string;
  service_name: string;
  therapist_id: string | null;
  therapist_name: string | null;
  /** Whether the service was retired, or the therapist deactivated, since they joined: nothing can come free for them. */
  is_retired: boolean;
  is_inactive: boolean;
  windows: WaitingWindow[];
  /** The times at which they did not answer an offer. */
  unanswered: UnansweredTime[];
  first_name: string;
  last_name: string;
  client_phone: string;
  client_email: string | null;
  offered_therapist_id: string | null;
  offered_therapist_name: string | null;
  offered_date: LocalDate | null;
  offered_time: string | null;
  offer_expires_ms: string | null;
  joined_ms: string;
  /** Place in line, 1 for who came first, among all who wait. */
  place: number;
}

/** An entry with every start that would suit it, free or not, by date and time. */
export interface MatchedEntry {
  entry: OpenEntry;
  starts: OpenStart[];
}

/** Reads the entries that wait, in line, with the starts that would suit them. */
@Injectable()
export class OpenEntriesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly openStarts: OpenStartsQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the entries, first come first. @param date only entries that a start on this day would suit */
  async find(date?: LocalDate): Promise<MatchedEntry[]> {
    const entries = await sql<OpenEntry>(this.em.fork(), openEntriesSql, [date ?? null]);
    const byService = Map.groupBy(entries, ({ service_id }) => service_id);
    const starts = new Map<string, OpenStart[]>();
    for (const [serviceId, ofService] of byService) {
      const dates = ofService.flatMap(({ windows }) => windows.map((window) => window.date));
      starts.set(serviceId, await this.findOfDays(serviceId, date ? [date] : dates));
    }
    return entries.map((entry) => ({ entry, starts: (starts.get(entry.service_id) ?? []).filter(suits(entry)) }));
  }

  /** Returns every start that would suit the criteria, free or not, by date and time. */
  async findStarts(criteria: WaitingCriteria): Promise<OpenStart[]> {
    const starts = await this.findOfDays(
      criteria.service_id,
      criteria.windows.map(({ date }) => date),
    );
    return starts.filter(suits(criteria));
  }

  private findOfDays(serviceId: string, dates: readonly LocalDate[]): Promise<OpenStart[]> {
    const upcoming = [...new Set(dates)].filter((each) => each >= this.clock.today());
    return this.openStarts.find(this.em.fork(), serviceId, upcoming, { isForWaiting: true });
  }
}

/** A treatment, with a therapist or anybody, and the windows in which it may start. */
export type WaitingCriteria = Pick<OpenEntry, 'service_id' | 'therapist_id' | 'windows'>;

function suits({ therapist_id, windows }: WaitingCriteria) {
  return (start: OpenStart) =>
    (therapist_id === null || therapist_id === start.therapistId) && fitsWindows(windows, start);
}

const openEntriesSql = /* sql */ `
  select * from (
    select w.id, w.version, w.status, w.service_id, w.service_name, w.therapist_id, t.name as therapist_name,
      s.retired_at is not null as is_retired, not coalesce(t.is_active, true) as is_inactive, w.windows, w.unanswered,
      w.first_name, w.last_name, w.client_phone, w.client_email, w.offered_therapist_id, o.name as offered_therapist_name,
      w.offered_start::date::text as offered_date, to_char(w.offered_start, 'HH24:MI') as offered_time,
      (extract(epoch from w.offer_expires_at) * 1000)::bigint::text as offer_expires_ms,
      (extract(epoch from w.joined_at) * 1000)::bigint::text as joined_ms,
      row_number() over (order by w.joined_at, w.id)::int as place
    from waiting_list w
    left join services s on s.id = w.service_id
    left join therapists t on t.id = w.therapist_id
    left join therapists o on o.id = w.offered_therapist_id
    where w.status in ('waiting', 'offered')
  ) entry
  where $1::text is null or offered_date = $1::text
    or exists (select from jsonb_array_elements(windows) as each where each ->> 'date' = $1::text)
  order by place`;
