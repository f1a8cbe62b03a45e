import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BusinessRuleError } from '../../kernel/errors.js';
import { formatTime12h } from '../../kernel/format-date.js';
import type { LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { findHeldBookings, type SlotRequest } from '../../scheduling/index.js';
import { RefusedSlotError } from './refused-slot-error.js';
import { clientNameSql } from '../client-name-sql.js';

/** Adds the names of the conflicting bookings to a refusal that the office sees. */
@Injectable()
export class ConflictNames {
  constructor(private readonly em: EntityManager) {}

  /**
   * Throws a refusal again, naming who has the time and, for a visit, the treatment for which all of it is refused.
   * @param own ids of the bookings that were to be changed
   * @throws BusinessRuleError under the code of the refusal
   */
  async addConflictNames(refusal: unknown, own: readonly string[] = []): Promise<never> {
    if (!(refusal instanceof RefusedSlotError)) throw refusal;
    const { slot, nth, code, message, field } = refusal;
    const isOverlap = code === 'time_conflict';
    const { ids, sentences } = isOverlap ? await this.findHolders(slot, own) : { ids: [], sentences: [] };
    const why = sentences.length > 0 ? sentences.join(' ') : message;
    if (nth === undefined) throw sentences.length > 0 ? new BusinessRuleError(code, why, ids) : refusal;
    const [names] = await sql<Names>(this.em.fork(), namesSql, [slot.serviceId, slot.therapistId]);
    const which = `Treatment ${nth + 1}, ${names?.service} with ${names?.therapist} at ${formatTime12h(slot.time)}`;
    throw new BusinessRuleError(code, `${which}: ${why}`, isOverlap ? ids : undefined, field);
  }

  private async findHolders(slot: SlotRequest, own: readonly string[]) {
    const em = this.em.fork();
    const held = await findHeldBookings(em, slot, own[0]);
    const ids = held.filter((id) => !own.includes(id));
    const holders = await sql<Holder>(em, holdersSql, [ids]);
    return { ids, sentences: holders.map(toSentence) };
  }
}

interface Names {
  service: string;
  therapist: string;
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

const namesSql = /* sql */ `
  select s.name as service, t.name as therapist from services s cross join therapists t
  where s.id = $1::uuid and t.id = $2::uuid`;

const holdersSql = /* sql */ `
  select ${clientNameSql('b')} as client, b.service_name as service, t.name as therapist, to_char(b.booking_time, 'HH24:MI') as "from",
    to_char(b.booking_time + make_interval(mins => b.booking_duration), 'HH24:MI') as "to", false as "isOffer"
  from bookings b join therapists t on t.id = b.therapist_id where b.id = any ($1::uuid[])
  union all
  select w.first_name || ' ' || w.last_name, '', t.name, to_char(r.starts_at, 'HH24:MI'),
    to_char(r.starts_at + make_interval(mins => r.duration_minutes), 'HH24:MI'), true
  from waiting_list w join reservations r on r.booking_id = w.booking_id join therapists t on t.id = r.therapist_id
  where w.booking_id = any ($1::uuid[]) and w.status = 'offered'
  order by "from"`;
