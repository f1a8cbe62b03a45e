import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import { NO_ANSWER } from '../../../platform/deliveries/late-answers/unknown-attempts.js';

/** `none`: nothing has to be sent. Otherwise the worst state among the mails. */
export type MailState = 'none' | 'queued' | 'sent' | 'failing' | 'unknown' | 'refused';

/** Reads the states of the mails about a booking. */
@Injectable()
export class MailStateQuery {
  constructor(private readonly em: EntityManager) {}

  async forBooking(bookingId: string): Promise<MailState> {
    const [found] = await sql<{ state: MailState }>(this.em.fork(), mailStateSql, [bookingId]);
    return found?.state ?? 'none';
  }

  /** Returns the state of the last mail to the client. */
  async lastToClient(bookingId: string): Promise<MailState> {
    const [found] = await sql<{ state: MailState }>(this.em.fork(), lastToClientSql, [bookingId]);
    return found?.state ?? 'none';
  }
}

/**
 * Finds the worst state. An event that the relay has not put in order yet has no deliveries, but will have. While the
 * mail server does not answer, most mails wait for it without having been tried.
 */
const mailStateSql = /* sql */ `
  with mine as (
    select d.state, d.refusal, o.seq from event_log e
    left join log_order o using (position)
    left join deliveries d on d.event_id = e.event_id and d.subscriber like 'email-%'
    where e.stream = $1
  ), outage as (
    select exists (select from queue_outages where queue = 'mail' and since is not null) as is_open
  )
  select case
    when bool_or(refusal <> '${NO_ANSWER}') then 'refused'
    when bool_or(state = 'failing') or (bool_or(state = 'open') and (select is_open from outage)) then 'failing'
    when bool_or(state = 'open' or seq is null) then 'queued'
    when bool_or(state = 'unknown' or refusal is not null) then 'unknown'
    when bool_or(state = 'done') then 'sent'
    else 'none' end as state
  from mine`;

/**
 * Finds the state of the last mail to the client. A delivery that is done may have had nothing to send: only what was
 * sent has a row in booking_mails.
 */
const lastToClientSql = /* sql */ `
  select case
    when o.seq is null then 'queued'
    when d.refusal <> '${NO_ANSWER}' then 'refused'
    when d.state = 'unknown' or d.refusal is not null then 'unknown'
    when d.state = 'failing' then 'failing'
    when m.event_id is not null then 'sent'
    when d.state = 'open' and exists (select from queue_outages where queue = 'mail' and since is not null) then 'failing'
    when d.state = 'open' then 'queued'
    else 'none' end as state
  from event_log e
  left join log_order o using (position)
  left join deliveries d on d.event_id = e.event_id and d.subscriber like 'email-customer-%'
  left join booking_mails m on m.event_id = e.event_id and m.recipient = 'client'
  where e.stream = $1 and (o.seq is null or m.event_id is not null or d.state <> 'done' or d.refusal is not null)
  order by e.version desc limit 1`;
