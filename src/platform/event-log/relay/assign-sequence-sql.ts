import { recordedEventColumns } from '../recorded-event.js';

/**
 * Gives pending events ($1: at most this many) their sequence numbers, creates the deliveries of the subscriptions ($2
 * names, $3 types or null for all, $4 delays of events by users, $5 of events by the system), and records from which
 * sequence number on a subscriber has them ($6: subscribers that may have none yet).
 */
export const assignSequenceSql = /* sql */ `
  with moved as (
    delete from log_pending where position = any (array(select position from log_pending order by position limit $1))
    returning position
  ), ordered as (
    insert into log_order (seq, position)
    select (select seq from log_head) + row_number() over (order by position), position from moved
    returning seq, position
  ), named as (
    select ${recordedEventColumns} from ordered o join event_log e using (position)
  ), delivered as (
    insert into deliveries (subscriber, event_id, seq, queued_at, updated_at)
    select s.name, n.event_id, n.seq,
      now() + case n.actor_kind when 'user' then s.user_delay_ms when 'system' then s.system_delay_ms else 0 end * interval '1 millisecond',
      now()
    from named n
    join unnest($2::text[], $3::text[], $4::int[], $5::int[]) as s (name, type, user_delay_ms, system_delay_ms)
      on s.type is null or s.type = n.type
  ), begun as (
    insert into delivery_subscribers (name, since_seq)
    select s.name, min(n.seq) from named n join unnest($2::text[], $3::text[]) as s (name, type) on s.type is null or s.type = n.type
    where s.name = any ($6::text[]) group by s.name
    on conflict do nothing
  ), advanced as (
    update log_head set seq = (select max(seq) from ordered) where exists (select from ordered)
  )
  select named.*, pg_notify('log_advanced', '') from named order by seq`;
