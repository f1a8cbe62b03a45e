import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { fullName } from '../../domain/client/client-name.js';
import type { MomentQueryDto } from '../../queries/as-of/as-of.dto.js';
import { MomentResolver } from '../../queries/as-of/moment-resolver.js';
import { type WaitingEntryState, waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';
import type { PastWaitingEntryDto, PastWaitingListDto } from './past-waiting-list.dto.js';

/** An entry that waited or had an offer at that moment. */
type PastWaitingEntry = WaitingEntryState & { id: string; joinedAt: Date };

/** Reads the waiting list as it was at any moment, folded from the log up to it. */
@Injectable()
export class PastWaitingListQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly moments: MomentResolver,
    private readonly store: AggregateRepository,
    private readonly clock: ShopClock,
  ) {}

  async read(at: MomentQueryDto): Promise<PastWaitingListDto> {
    const em = this.em.fork();
    const moment = await this.moments.find(em, at);
    const entries = await this.readOpen(em, moment.seq);
    const names = await this.readNames(em, entries);
    return { ...moment, items: entries.map((entry, nth) => this.toItem(entry, nth + 1, names)) };
  }

  /**
   * Returns the entries that waited or had an offer at a sequence number, first come first. Erased people stay erased.
   */
  async readOpen(em: EntityManager, seq: number): Promise<PastWaitingEntry[]> {
    const rows = await sql<{ id: string; version: number }>(em, openVersionsSql, [seq]);
    if (rows.length === 0) return [];
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const loaded = await this.store.loadAll(em, waitingEntryAggregate, versions);
    const entries = loaded.flatMap(({ id, state, createdAt }) =>
      state.status === 'none' || !createdAt ? [] : [{ ...state, id, joinedAt: createdAt }],
    );
    return entries.sort((one, other) => key(one).localeCompare(key(other)));
  }

  private async readNames(em: EntityManager, entries: readonly PastWaitingEntry[]): Promise<Map<string, string>> {
    const ids = entries.flatMap(({ criteria, offer }) => [criteria.therapistId ?? [], offer?.therapistId ?? []]).flat();
    const rows = await sql<{ id: string; name: string }>(
      em,
      'select id, name from therapists where id = any ($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private toItem(
    { id, criteria, client, status, offer, joinedAt }: PastWaitingEntry,
    place: number,
    names: ReadonlyMap<string, string>,
  ): PastWaitingEntryDto {
    const nameOf = (therapistId: string) => names.get(therapistId) ?? '';
    return {
      id,
      place,
      service_name: criteria.serviceName,
      therapist_name: criteria.therapistId && nameOf(criteria.therapistId),
      windows: criteria.windows,
      client_name: fullName(client),
      client_phone: client?.phone ?? '',
      client_email: client?.email ?? null,
      joined_at_local: this.clock.formatTimestamp(joinedAt),
      offer:
        status === 'offered' && offer
          ? {
              therapist_name: nameOf(offer.therapistId),
              date: offer.date,
              time: offer.time,
              expires_at_local: this.clock.formatTimestamp(new Date(offer.expiresAt)),
            }
          : null,
    };
  }
}

const key = ({ joinedAt, id }: PastWaitingEntry) => `${joinedAt.toISOString()} ${id}`;

/** Finds entries whose last event is one after which they wait or have an offer. */
const openVersionsSql = /* sql */ `
  select w.id, last.version
  from waiting_list w cross join lateral (
    select e.type, e.version from event_log e join log_order o using (position)
    where e.stream = w.id and o.seq <= $1::bigint order by e.version desc limit 1
  ) last
  where last.type in ('WaitingListJoined', 'SlotOffered', 'WaitingEntryRestored')`;
