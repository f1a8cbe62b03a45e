import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { formatMinutes, type LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { assignmentRulesSql } from '../assignment/ranked-sql.js';
import { type AppointmentQuery, readDaysFor, toWanted } from '../day/find-slots.js';
import { isPast } from '../day/reasons.js';
import { openAt } from '../reservations/counted-reservations.js';
import { listDatePortions } from './date-portions.js';
import type { OfficeStartDto } from './office-start.dto.js';

/** Times that are listed as the next ones. */
const NEXT_TIMES = 5;

interface OfficeStartsParams extends Pick<
  AppointmentQuery,
  'serviceId' | 'durationMinutes' | 'addedMinutes' | 'exceptBookingId'
> {
  /** The only one who is asked; anybody when undefined, or Any Available. */
  therapistId?: string | undefined;
  /** The first date to look at; undefined for today. */
  from?: LocalDate | undefined;
}

/** A free start with one therapist, and what decides with whom it is best given. */
interface FreeStart {
  date: LocalDate;
  minute: number;
  therapist: { id: string; name: string };
  runsPastShift: boolean;
  holes: number;
  bookedMinutes: number;
}

/** Reads the next free starts of a treatment for the desk, the best first. */
@Injectable()
export class OfficeStartsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly therapists: TherapistService,
  ) {}

  /**
   * Lists the next different times at which a booking would be confirmed at once: day by day, of each day first those that
   * end within the shift and leave no gap too short to book, the earliest first. Fewer when the booking window has no more.
   * @throws NotFoundError
   */
  async next({ therapistId, from, ...query }: OfficeStartsParams): Promise<OfficeStartDto[]> {
    const em = this.em.fork();
    const therapistIds = await this.findAsked(em, therapistId);
    const [rules] = await sql<{ shortest: number | null }>(em, shortestSql, []);
    const found: OfficeStartDto[] = [];
    for (const dates of listDatePortions(this.clock.today(), from)) {
      const free = await this.findFree(em, dates, { ...query, therapistIds, shortest: rules!.shortest });
      for (const ofDay of Map.groupBy(free, ({ date }) => date).values()) found.push(...toTimes(ofDay));
      if (found.length >= NEXT_TIMES) break;
    }
    return found.slice(0, NEXT_TIMES);
  }

  private async findAsked(db: Executor, therapistId: string | undefined): Promise<string[] | null> {
    if (therapistId === undefined) return null;
    const therapist = await this.therapists.findById(db, therapistId);
    if (!therapist) throw new NotFoundError('There is no such therapist');
    return therapist.isUnassigned ? null : [therapist.id];
  }

  private async findFree(
    db: Executor,
    dates: readonly LocalDate[],
    {
      therapistIds,
      shortest,
      ...query
    }: Omit<AppointmentQuery, 'counted'> & { therapistIds: string[] | null; shortest: number | null },
  ): Promise<FreeStart[]> {
    const asked = { ...query, counted: openAt(this.clock.instant()) };
    const days = await readDaysFor(db, { dates, therapistIds }, [asked]);
    const wanted = toWanted(asked);
    const now = this.clock.now();
    return dates.flatMap((date) => {
      const clock = this.clock.day(date);
      const toCome = days.offeredStarts.filter((minute) => {
        const time = formatMinutes(minute);
        return !isPast(date, time, now) && !clock.skips(time);
      });
      const working = days.rosteredOn(date).filter(({ isActive }) => isActive);
      return working.flatMap(({ id, name }) => {
        const day = days.day({ therapistId: id, date }, wanted)!;
        const { bookedMinutes } = day;
        return toCome
          .filter((minute) => day.isFreeAt(minute))
          .map((minute) => ({
            date,
            minute,
            therapist: { id, name },
            runsPastShift: day.runsPastShift(minute),
            holes: day.holesAt(minute, shortest),
            bookedMinutes,
          }));
      });
    });
  }
}

/** Groups the starts of a day by their times, each with who is free then: whose shift and gaps suit, then who has least to do. */
function toTimes(ofDay: readonly FreeStart[]): OfficeStartDto[] {
  const times = [...Map.groupBy(ofDay, ({ minute }) => minute)].map(([minute, atTime]) => {
    const ranked = atTime.toSorted(
      (one, other) =>
        Number(one.runsPastShift) - Number(other.runsPastShift) ||
        one.holes - other.holes ||
        one.bookedMinutes - other.bookedMinutes ||
        one.therapist.name.localeCompare(other.therapist.name),
    );
    const [best] = ranked;
    return {
      date: best!.date,
      time: formatMinutes(minute),
      therapists: ranked.map(({ therapist }) => therapist),
      leaves_gap: best!.holes > 0,
      runs_past_shift: best!.runsPastShift,
    };
  });
  const toRank = ({ runs_past_shift, leaves_gap }: OfficeStartDto) => Number(runs_past_shift) * 2 + Number(leaves_gap);
  return times.sort((one, other) => toRank(one) - toRank(other) || one.time.localeCompare(other.time));
}

const shortestSql = /* sql */ `
  with ${assignmentRulesSql} select (extract(epoch from shortest) / 60)::int as shortest from rules`;
