import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PastWaitingListQuery, isOpenSql, isOpenStatus } from '../../../booking/index.js';
import { SettingsAsOf, minServiceMinutesSql } from '../../../catalog/index.js';
import { addDays, type LocalDateTime, type LocalTime, MINUTES_OF_DAY, toMinutes } from '../../../kernel/local-time.js';
import { sql } from '../../../platform/database/sql.js';
import type { PastSchedule } from '../../../scheduling/index.js';
import type { CountingRules } from '../../performance/counting-rules.query.js';
import { heldAtSql, type PastState } from '../past-states.js';
import { type BusySpan, findGaps } from './past-day-load.js';
import type { PastTodayDto } from './past-today.dto.js';

interface PastDayParts {
  now: LocalDateTime;
  seq: number;
  schedule: PastSchedule;
  rules: CountingRules;
  /** The bookings of that day. */
  ofDay: readonly PastState[];
  /** Names of the therapists, by id. */
  names: ReadonlyMap<string, string>;
}

/** Reads the gaps that a day still had at a moment of it. */
@Injectable()
export class PastGapsQuery {
  constructor(
    private readonly settings: SettingsAsOf,
    private readonly waiting: PastWaitingListQuery,
  ) {}

  async read(em: EntityManager, parts: PastDayParts): Promise<Pick<PastTodayDto, 'gaps' | 'shortest_treatment'>> {
    const { now, seq, schedule, names } = parts;
    const [treatment] = await sql<{ shortest: number }>(em, `select ${minServiceMinutesSql} as shortest`);
    const { book_outside_business_hours: isAlwaysOpen } = await this.settings.read(em, 'booking_rules', seq);
    const [opens, closes] = isAlwaysOpen ? [0, MINUTES_OF_DAY] : toOpenMinutes(schedule);
    const open = [Math.max(opens, toMinutes(now.time)), closes] as const;
    const gaps = findGaps(schedule, await this.readBusy(em, parts), { open, shortest: treatment!.shortest });
    return {
      shortest_treatment: treatment!.shortest,
      gaps: gaps.map(({ therapistId, from, to, minutes }) => ({
        therapist_id: therapistId,
        therapist_name: names.get(therapistId) ?? '',
        start_time: from,
        end_time: to,
        minutes,
      })),
    };
  }

  /**
   * Reads the time that was taken: bookings still to come, openings held for the waiting list, and bookings that ran
   * over from the day before.
   */
  private async readBusy(em: EntityManager, { now, seq, rules, ofDay }: PastDayParts): Promise<BusySpan[]> {
    const toSpan = (therapistId: string, time: LocalTime, service: { serviceId: string; durationMinutes: number }) => {
      const from = toMinutes(time);
      return { therapistId, from, to: from + service.durationMinutes + (rules.cleanup[service.serviceId] ?? 0) };
    };
    const booked = ofDay
      .filter(({ status, appointment }) => isOpenStatus(status) && !appointment.isUnassigned)
      .map(({ appointment, service }) => toSpan(appointment.therapistId, appointment.time, service));
    const offered = (await this.waiting.readOpen(em, seq)).flatMap(({ status, offer }) =>
      status === 'offered' && offer?.date === now.date ? toSpan(offer.therapistId, offer.time, offer) : [],
    );
    const before = await sql<Overnight>(em, overnightSql, [seq, addDays(now.date, -1)]);
    const over = before.map(({ therapist_id, start_time, service_id, minutes }) => {
      const span = toSpan(therapist_id, start_time, { serviceId: service_id, durationMinutes: minutes });
      return { ...span, from: span.from - MINUTES_OF_DAY, to: span.to - MINUTES_OF_DAY };
    });
    return [...booked, ...offered, ...over];
  }
}

interface Overnight {
  therapist_id: string;
  service_id: string;
  start_time: LocalTime;
  minutes: number;
}

/**
 * Returns the minutes within which the shop was open. Closing at or before opening means: open for the rest of the day.
 */
function toOpenMinutes({ isOpen: opensToday, opensAt, closesAt }: PastSchedule): readonly [number, number] {
  if (!opensToday) return [MINUTES_OF_DAY, 0];
  if (opensAt === null || closesAt === null) return [0, MINUTES_OF_DAY];
  return [toMinutes(opensAt), closesAt <= opensAt ? MINUTES_OF_DAY : toMinutes(closesAt)];
}

const overnightSql = /* sql */ `
  select p.therapist_id, p.service_id, to_char(p.start_time, 'HH24:MI') as start_time, p.minutes
  from performance_bookings p join therapists t on t.id = p.therapist_id and not t.is_unassigned
  where p.day = $2::date and ${heldAtSql('$1::bigint')} and ${isOpenSql('p.status')}`;
