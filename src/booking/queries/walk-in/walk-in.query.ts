import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceCatalog } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { formatTime12h } from '../../../kernel/format-date.js';
import { type LocalTime, MIDNIGHT, toMinutes } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { FreeNowQuery, type TakenSpan, type RosteredTherapist } from '../../../scheduling/index.js';
import type { WalkInTherapistDto } from './walk-in-therapist.dto.js';
import { clientNameSql } from '../../client-name-sql.js';

/**
 * Finds with whom a client at the desk can begin: those who are free the longest first, the others by when they are.
 */
@Injectable()
export class WalkInQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly services: ServiceCatalog,
    private readonly freeNow: FreeNowQuery,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Returns the therapists of today.
   * @param time of today; left out: the present minute
   * @throws InvalidInputError on `service_id` when there is no such service
   */
  async therapists(serviceId: string, time?: LocalTime): Promise<WalkInTherapistDto[]> {
    const now = this.clock.now();
    const start = { date: now.date, time: time ?? now.time };
    const service = await this.services.findById(this.em.fork(), serviceId, null);
    if (!service || service.isRetired) throw new InvalidInputError('service_id', 'This service is not offered');
    const found = await this.freeNow.read(serviceId, start);
    const clients = await this.readClients(found.flatMap(({ taken, next }) => [taken, next]));
    return found
      .map((therapist) => ({ therapist, until: therapist.taken?.until ?? '' }))
      .sort((one, other) => byAvailability(one.therapist, other.therapist) || one.until.localeCompare(other.until))
      .map(({ therapist }) => toDto(therapist, clients));
  }

  private async readClients(spans: readonly (TakenSpan | undefined)[]): Promise<Map<string, string>> {
    const ids = spans.flatMap((span) => span?.bookingId ?? []);
    const rows = await sql<{ id: string; name: string }>(this.em.fork(), clientsSql, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

const byAvailability = (one: RosteredTherapist, other: RosteredTherapist) =>
  Number(other.isFree) - Number(one.isFree) || (one.isFree ? toEnd(other).localeCompare(toEnd(one)) : 0);

const toEnd = ({ freeUntil }: RosteredTherapist): LocalTime => freeUntil ?? MIDNIGHT;

function toDto(therapist: RosteredTherapist, clients: ReadonlyMap<string, string>): WalkInTherapistDto {
  const { therapistId: id, name, slot, isFree, next } = therapist;
  const until = toEnd(therapist);
  const isEndedByClient = isFree && next?.from === until && next.bookingId;
  return {
    id,
    name,
    is_free: isFree,
    free_minutes: isFree ? toMinutes(until) - toMinutes(slot.time) : null,
    next_client: isEndedByClient ? (clients.get(isEndedByClient) ?? null) : null,
    reason: isFree ? null : toReason(therapist, clients),
    duration: slot.durationMinutes,
  };
}

function toReason({ slot, taken }: RosteredTherapist, clients: ReadonlyMap<string, string>): string {
  if (!slot.givesService) return "Doesn't offer this treatment";
  if (slot.hasUnreadableHours) return 'The hours of the shift cannot be read';
  if (!slot.isInShift) return `Not on shift at ${formatTime12h(slot.time)}`;
  if (slot.isTaken && taken) return toTakenReason(taken, slot.time, clients);
  if (slot.isTaken) return 'Taken';
  if (slot.slotsRemaining === 0) return 'Has as many bookings as a day takes';
  return 'No room is free';
}

function toTakenReason({ bookingId, from, until }: TakenSpan, time: LocalTime, clients: ReadonlyMap<string, string>) {
  if (bookingId === null)
    return from > time ? `Blocked from ${formatTime12h(from)}` : `Blocked until ${formatTime12h(until)}`;
  const client = clients.get(bookingId) ?? 'a client';
  return from > time
    ? `Too short: ${client} at ${formatTime12h(from)}`
    : `With ${client} until ${formatTime12h(until)}`;
}

const clientsSql = /* sql */ `
  select id, ${clientNameSql()} as name from bookings where id = any ($1::uuid[])
  union all
  select booking_id, first_name || ' ' || last_name from waiting_list
  where booking_id = any ($1::uuid[]) and status = 'offered'`;
