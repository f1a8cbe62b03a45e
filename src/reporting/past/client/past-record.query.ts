import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WaitingClients } from '../../../booking/index.js';
import {
  ALERT_SEPARATOR,
  type ClientDetails,
  ClientStates,
  type NoteKind,
  type NoteSource,
} from '../../../clients/index.js';
import { getUserEmail } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import {
  type RecordedEvent,
  recordedEventColumns,
  type RecordedEventRow,
  toRecordedEvent,
} from '../../../platform/event-log/recorded-event.js';
import type { PastNoteDto } from './past-client.dto.js';

/** The client of a record or of a waiting entry, as known then. */
export interface PastContact extends Pick<ClientDetails, 'firstName' | 'lastName' | 'email' | 'phone'> {
  clientId: string;
}

/** The data of an event about a note; of imported ones only that there is one. */
interface PastNote {
  note_id?: string;
  note_kind?: NoteKind;
  written_at?: string;
  author?: string | null;
  source?: NoteSource | null;
}

/** Reads a person's records as they were at a sequence number. Erased people stay erased. */
@Injectable()
export class PastRecordQuery {
  constructor(
    private readonly clients: ClientStates,
    private readonly waiting: WaitingClients,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the clients on record and those who waited, the earliest record first. */
  async known(em: EntityManager, ids: readonly string[], seq: number): Promise<PastContact[]> {
    const rows = await sql<RecordedEventRow & { client_id: string }>(em, knownSql, [ids, seq]);
    const clientOf = new Map(rows.map(({ stream, client_id }) => [stream, client_id]));
    const events = rows.map((row) => toRecordedEvent(row));
    const records = (await this.clients.after(em, events)).map(({ id, details }) => ({ id, client: details }));
    return [...records, ...(await this.waiting.after(em, events))]
      .sort((one, other) => one.id.localeCompare(other.id))
      .flatMap(({ id, client }) => (client ? [{ ...client, clientId: clientOf.get(id)! }] : []));
  }

  /** Returns the alerts of all records in one line, that of the record that stands for the person first. */
  async alert(em: EntityManager, records: readonly string[], seq: number): Promise<string | null> {
    const rows = await sql<RecordedEventRow>(em, alertsSql, [records, seq]);
    const events = new Map(rows.map((row) => [row.stream, toRecordedEvent(row)]));
    const alerts = new Set<string>();
    for (const event of records.flatMap((id) => events.get(id) ?? [])) {
      const alert = await this.clients.readAlert(em, event);
      if (alert !== null) alerts.add(alert);
    }
    return [...alerts].join(ALERT_SEPARATOR) || null;
  }

  /** Lists the notes, newest first. */
  async notes(em: EntityManager, records: readonly string[], seq: number): Promise<PastNoteDto[]> {
    const rows = await sql<RecordedEventRow>(em, notesSql, [records, seq]);
    const events = rows.map((row) => toRecordedEvent(row) as RecordedEvent<PastNote>);
    const removed = new Set(events.filter(({ type }) => type === 'ClientNoteRemoved').map(({ data }) => data.note_id));
    return events
      .filter(({ type, data, eventId }) => type !== 'ClientNoteRemoved' && !removed.has(data.note_id ?? eventId))
      .map(({ type, data, actor, occurredAt }) => ({
        kind: data.note_kind ?? 'note',
        ...(type === 'ClientNoteMoved'
          ? { author: data.author ?? null, source: data.source ?? null }
          : { author: getUserEmail(actor), source: type === 'ClientNoteAdded' ? null : ('import' as const) }),
        at_local: this.clock.formatTimestamp(data.written_at ? new Date(data.written_at) : occurredAt),
      }));
  }
}

const upToSql = (types: string) => /* sql */ `
  select ${recordedEventColumns} from event_log e join log_order o using (position)
  where e.stream = wanted.id and o.seq <= $2::bigint and e.type in (${types})`;

/** SQL of the last event of each record or entry that has the client's details. */
const knownSql = /* sql */ `
  select wanted.client_id, last.*
  from (select id, id as client_id from unnest($1::uuid[]) as id
    union all select id, client_id from waiting_list where client_id = any ($1::uuid[])) wanted
  cross join lateral (
    ${upToSql(`'ClientImported', 'ClientEdited', 'ClientRecorded', 'WaitingListJoined'`)} order by e.version desc limit 1) last
  order by wanted.id`;

const alertsSql = /* sql */ `
  select last.* from unnest($1::uuid[]) as wanted (id)
  cross join lateral (${upToSql(`'ClientAlertChanged'`)} order by e.version desc limit 1) last`;

/**
 * SQL of the notes. Those of an erased client are not listed, because the record has no customer any more; nor those of
 * early imports, which no page showed.
 */
const notesSql = /* sql */ `
  select each.* from unnest($1::uuid[]) as wanted (id)
  cross join lateral (${upToSql(`'ClientNoteAdded', 'ClientNoteMoved', 'ClientNoteRemoved', 'ClientImported', 'ClientEdited'`)}
    and (e.data ? 'note_id' or e.data -> 'adds_note' = 'true')) each
  order by each.occurred_ms::numeric desc, each.event_id desc`;
