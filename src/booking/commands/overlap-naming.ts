import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BusinessRuleError } from '../../kernel/errors.js';
import { formatTime12h } from '../../kernel/format-date.js';
import type { LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { SlotReviewer, type SlotRequest } from '../../scheduling/index.js';

/** Says to the office whose bookings are in the way of one that it was refused. */
@Injectable()
export class OverlapNaming {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: SlotReviewer,
  ) {}

  /** Throws what was refused, with the names of those who have the time. @param exceptId the booking that was to be changed */
  async rethrow(refusal: unknown, slot: SlotRequest | undefined, exceptId?: string): Promise<never> {
    const isOverlap = refusal instanceof BusinessRuleError && refusal.code === 'time_conflict';
    if (!isOverlap || !slot) throw refusal;
    const { heldBookings } = await this.slots.review(slot, exceptId);
    const holders = await sql<Holder>(this.em.fork(), holdersSql, [heldBookings]);
    if (holders.length === 0) throw refusal;
    throw new BusinessRuleError(refusal.code, holders.map(toSentence).join(' '), heldBookings);
  }
}

interface Holder {
  client: string;
  service: string;
  therapist: string;
  from: LocalTime;
  to: LocalTime;
  isOffer: boolean;
}

function toSentence({ client, service, therapist, from, to, isOffer }: Holder): string {
  const span = `from ${formatTime12h(from)} to ${formatTime12h(to)}`;
  return isOffer ? `${therapist} is offered to ${client} ${span}.` : `${therapist} has ${client}, ${service}, ${span}.`;
}

const holdersSql = /* sql */ `
  select b.client_name as client, b.service_name as service, t.name as therapist, to_char(b.booking_time, 'HH24:MI') as "from",
    to_char(b.booking_time + make_interval(mins => b.booking_duration), 'HH24:MI') as "to", false as "isOffer"
  from bookings b join therapists t on t.id = b.therapist_id where b.id = any ($1::uuid[])
  union all
  select w.first_name || ' ' || w.last_name, '', t.name, to_char(r.starts_at, 'HH24:MI'),
    to_char(r.starts_at + make_interval(mins => r.duration_minutes), 'HH24:MI'), true
  from waiting_list w join reservations r on r.booking_id = w.booking_id join therapists t on t.id = r.therapist_id
  where w.booking_id = any ($1::uuid[]) and w.status = 'offered'
  order by "from"`;
