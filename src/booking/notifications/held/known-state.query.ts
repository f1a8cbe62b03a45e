import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { bookingAggregate } from '../../domain/booking.aggregate.js';
import type { Booking } from '../../domain/booking.state.js';
import type { NotificationRule } from '../notification-rules.js';
import { ofVisitSql } from './mails-sql.js';
import { sendsMail } from './sends-mail.js';

interface KnownState {
  /** The booking as the last mail before the change showed it; `none` where there was no mail. */
  booking: Booking;
  /** Whether a change since that mail was never mailed, although it has a mail. */
  isBehind: boolean;
}

interface UntoldRow {
  type: string;
  data: object;
  actor: Actor;
}

/** Finds what the recipient of a mail knows of a booking. */
@Injectable()
export class KnownStateQuery {
  constructor(
    private readonly store: AggregateRepository,
    private readonly eventTypes: EventTypeRegistry,
  ) {}

  /** Returns what the client or the shop knew before the change that ended with `version`. */
  async beforeChange(
    db: Executor,
    recipient: NotificationRule['recipient'],
    { id, version }: { id: string; version: number },
  ): Promise<KnownState> {
    const [last] = await sql<{ version: number }>(db, lastMailedSql, [id, recipient, version]);
    const known = last!.version;
    const untold = await sql<UntoldRow>(db, untoldSql, [id, known, version]);
    const isBehind = untold.some((row) => sendsMail(this.eventTypes, recipient, row));
    if (known === 0) return { booking: { status: 'none' }, isBehind };
    return { booking: (await this.store.load(db, bookingAggregate, id, known)).state, isBehind };
  }
}

/** SQL of the first event of the change that ended with the version `$3`: those marked as parts come before it. */
const firstOfChangeSql = /* sql */ `
  select coalesce(max(version), 0) + 1 from event_log
  where stream = $1::uuid and version < $3::int and data ->> 'isPart' is distinct from 'true'`;

const lastMailedSql = /* sql */ `
  select coalesce(max((m.mailed_versions ->> $1::text)::int), 0) as version from booking_mails m
  where m.recipient = $2 and m.booking_id in (${ofVisitSql})
    and (m.mailed_versions ->> $1::text)::int < (${firstOfChangeSql})`;

/** Finds the events since a version, before the change, that were not undone before it. */
const untoldSql = /* sql */ `
  select e.type, e.data, json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'email', e.actor_email) as actor
  from event_log e
  where e.stream = $1::uuid and e.version > $2 and e.version < (${firstOfChangeSql}) and not exists (
    select from event_log u
    where u.stream = e.stream and u.version < $3 and u.type = 'BookingChangeUndone' and u.data -> 'undoes' @> to_jsonb(e.version))`;
