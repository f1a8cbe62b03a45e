import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { recordedEventColumns, type RecordedEventRow } from '../../../platform/event-log/recorded-event.js';
import { BookingNotifications } from '../../notifications/booking-notifications.js';
import { notificationRules } from '../../notifications/notification-rules.js';
import type { BookingMailDto } from './booking-timeline.dto.js';
import { explainRefusal } from './explain-refusal.js';

interface Row extends Omit<BookingMailDto, 'at' | 'at_local' | 'reason'> {
  at_ms: string;
  refusal: string | null;
  /** Whose delivery waits or fails; null for what went out. */
  subscriber: string | null;
}

/**
 * Reads which mails and texts about a booking, or about the wait and the offer that it came of, were sent, wait, fail
 * or were refused.
 */
@Injectable()
export class BookingMailsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly eventTypes: EventTypeRegistry,
    private readonly notifications: BookingNotifications,
  ) {}

  async forBooking(bookingId: string): Promise<BookingMailDto[]> {
    const rows = await sql<Row>(this.em.fork(), bookingMailsSql, [bookingId]);
    const idle = await this.findIdle(rows.filter(({ state }) => state === 'queued'));
    return rows
      .filter((row) => !idle.has(row))
      .map(({ at_ms, refusal, subscriber: _, ...mail }) => {
        const at = new Date(Number(at_ms));
        const explained = refusal === null ? { reason: null } : explainRefusal(refusal);
        return { ...mail, ...explained, at: at.toISOString(), at_local: this.clock.formatTimestamp(at) };
      });
  }

  /** Finds waiting deliveries that will send nothing, as the client was not to be told or the change was undone. */
  private async findIdle(waiting: readonly Row[]): Promise<Set<Row>> {
    const idle = new Set<Row>();
    if (waiting.length === 0) return idle;
    const em = this.em.fork();
    const events = await sql<RecordedEventRow>(em, eventsSql, [waiting.map(({ event_id }) => event_id)]);
    for (const row of waiting) {
      const rule = notificationRules.find(({ name }) => name === row.subscriber);
      const event = events.find(({ event_id }) => event_id === row.event_id);
      if (!rule || !event) continue;
      if (!(await this.notifications.findDue(rule, this.eventTypes.toEvent(event), em))) idle.add(row);
    }
    return idle;
  }
}

const eventsSql = /* sql */ `
  select ${recordedEventColumns} from event_log e join log_order o using (position) where e.event_id = any ($1::uuid[])`;

/** Condition that nothing is open about a message that was handed over. @param record alias of its row */
const isSettledSql = (record: string) => /* sql */ `not exists (
  select from deliveries d
  where d.event_id = ${record}.event_id and d.sent_at = ${record}.sent_at and (d.state <> 'done' or d.refusal is not null))`;

/**
 * Reads the mails about a booking. A delivery that is done may have had nothing to send, so only a row in booking_mails
 * or booking_texts counts as sent, unless its delivery is unknown or was refused later. A reminder has its own stream: it is found by a union, because an `or` of both ways
 * reads the deliveries of all bookings.
 */
const bookingMailsSql = /* sql */ `
  select e.event_id, e.type as event_type, m.recipient, m.channel, m.state, m.attempts, m.refusal, m.subscriber, (extract(epoch from m.at) * 1000)::text as at_ms
  from (
    with about as (select $1::uuid as id union all select id from waiting_list where booking_id = $1)
    select b.event_id, b.recipient, 'mail' as channel, 'sent' as state, 1 as attempts, null as refusal, null as subscriber, b.sent_at as at
    from booking_mails b
    where b.booking_id in (select id from about) and ${isSettledSql('b')}
    union all
    select t.event_id, 'client', 'text', 'sent', 1, null, null, t.sent_at from booking_texts t
    where t.booking_id in (select id from about) and ${isSettledSql('t')}
    union all
    select d.event_id, case when d.subscriber like 'email-shop-%' then 'shop' else 'client' end,
      case when d.subscriber like 'text-%' then 'text' else 'mail' end,
      case when d.refusal is not null then 'refused' when d.state in ('failing', 'unknown') then d.state else 'queued' end, d.attempts,
      d.refusal, d.subscriber, d.updated_at
    from (
      select event_id from event_log where stream in (select id from about)
      union
      select event_id from client_reminders where booking_id = $1
    ) l join deliveries d using (event_id)
    where (d.state <> 'done' or d.refusal is not null) and (d.subscriber like 'email-%' or d.subscriber like 'text-%')
  ) m
  join event_log e using (event_id)
  order by m.at, e.position, m.recipient, m.channel`;
