import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_DURATION_MINUTES, givesServiceSql, treatmentNamesSql } from '../../catalog/index.js';
import { toMinutes } from '../../kernel/local-time.js';
import { parseCents, toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { BookableDay } from '../day/bookable-day.js';
import { readDaysFor, toWanted } from '../day/find-slots.js';
import { findVisitorReason, UNLIMITED_SLOTS } from '../day/reasons.js';
import { openAt } from '../reservations/counted-reservations.js';
import { FreeStartsQuery } from './free-starts.query.js';
import type { OfferedTherapistDto, OfferedTherapistsQueryDto } from './offered-therapist.dto.js';

/** Reads the therapists that can be chosen for a booking. */
@Injectable()
export class BookableTherapistsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly freeStarts: FreeStartsQuery,
  ) {}

  /**
   * Lists Any Available first, then who is free at the time, then the others by their next free start, each by most slots
   * remaining, then by name. Therapists are offered who give the service and have a shift at that time; unreadable hours do
   * not restrict. On a date without any roster all active therapists are offered.
   */
  async list({
    date,
    time,
    service_id: serviceId,
    extra: addedMinutes,
  }: OfferedTherapistsQueryDto): Promise<OfferedTherapistDto[]> {
    const em = this.em.fork();
    const rows = await sql<Row>(em, givingSql, [serviceId ?? null]);
    const all = rows.map(({ price, is_unassigned, ...row }) => ({
      ...row,
      slots_remaining: is_unassigned ? UNLIMITED_SLOTS : row.available_slots,
      price: price === null ? null : toAmount(parseCents(price)),
      ...{ is_free: null, next_free: null },
    }));
    if (date === undefined) return sortOffered(all);
    const query = { serviceId, addedMinutes, counted: openAt(this.clock.instant()) };
    const days = await readDaysFor(em, { dates: [date], therapistIds: null }, [query]);
    const minute = time === undefined ? undefined : toMinutes(time);
    const working = all.flatMap((therapist) => {
      if (days.isUnassigned(therapist.id)) return [{ therapist, isFree: null }];
      const day = days.day({ therapistId: therapist.id, date }, toWanted(query))!;
      if (!worksAt(day, minute === undefined ? days.offeredStarts : [minute])) return [];
      const isFree = minute === undefined ? null : day.isFreeAt(minute);
      return [{ therapist: { ...therapist, slots_remaining: day.slotsRemaining }, isFree }];
    });
    // Whoever is free then needs no search, where that is a time of the grid.
    const isFirst = (isFree: boolean | null) => isFree && days.offeredStarts.includes(minute!);
    const searched = working.filter(({ therapist: { id }, isFree }) => !days.isUnassigned(id) && !isFirst(isFree));
    const therapistIds = searched.map(({ therapist: { id } }) => id);
    const next = await this.freeStarts.firstOf(em, { therapistIds, serviceId, addedMinutes, from: date, time });
    return sortOffered(
      working.map(({ therapist, isFree }) => {
        const first = isFirst(isFree) ? { date, time: time! } : next.get(therapist.id);
        return { ...therapist, is_free: isFree, next_free: first ? { date: first.date, time: first.time } : null };
      }),
    );
  }
}

/** Whether a therapist works at one of some starts, free or not; everybody does while nobody is rostered. */
const worksAt = (day: BookableDay, minutes: readonly number[]): boolean =>
  minutes.some((minute) => {
    const reason = findVisitorReason({ ...day.contextAt(minute), isOpen: true }, false);
    return reason === null || reason === 'taken' || reason === 'no_room';
  });

function sortOffered(therapists: OfferedTherapistDto[]): OfferedTherapistDto[] {
  const toKey = ({ is_free, next_free }: OfferedTherapistDto) =>
    is_free === false ? `1 ${next_free?.date ?? '9'} ${next_free?.time}` : '0';
  return therapists.sort(
    (one, other) =>
      toKey(one).localeCompare(toKey(other)) ||
      other.slots_remaining - one.slots_remaining ||
      one.name.localeCompare(other.name),
  );
}

interface Row extends Omit<OfferedTherapistDto, 'price' | 'slots_remaining' | 'is_free' | 'next_free'> {
  price: string | null;
  is_unassigned: boolean;
}

const givingSql = /* sql */ `
  select t.id, t.name, ${treatmentNamesSql('t')} as specialties, t.available_slots, t.is_unassigned,
    case when s.id is not null then coalesce(own.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) end as duration,
    case when s.id is not null then coalesce(own.price, s.price, 0)::text end as price
  from therapists t
  left join services s on s.id = $1::uuid and s.retired_at is null
  left join therapist_treatments own on own.therapist_id = t.id and own.service_id = s.id
  where t.is_unassigned or (t.is_active and ${givesServiceSql('t.id', '$1::uuid')})
  order by t.is_unassigned desc, t.name, t.id`;
