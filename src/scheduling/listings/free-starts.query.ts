import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  BOOKING_WINDOW_DAYS,
  BusinessHours,
  isWithinHours,
  ShopSettings,
  TherapistService,
} from '../../catalog/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { addDays, type LocalDate, type LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { AppointmentQuery } from '../day/find-slots.js';
import { listDatePortions } from './date-portions.js';
import type { NextFreeDto } from './next-free.dto.js';
import type { NextStartDto } from './next-starts.dto.js';
import { type OpenStart, OpenStartsQuery } from './open-starts.query.js';

/** Times that are listed as the next ones. */
const NEXT_TIMES = 5;

interface NextStartsParams extends Pick<
  AppointmentQuery,
  'serviceId' | 'durationMinutes' | 'addedMinutes' | 'exceptBookingId'
> {
  /** The therapists; undefined for all. */
  therapistIds?: readonly string[] | undefined;
  /** The date from which on is searched; undefined for today. */
  from?: LocalDate | undefined;
  /** The time of that date from which on is searched; undefined for all of the day. */
  time?: LocalTime | undefined;
}

/** Reads starts that would be confirmed at once. */
@Injectable()
export class FreeStartsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
    private readonly therapists: TherapistService,
    private readonly openStarts: OpenStartsQuery,
  ) {}

  /**
   * Lists all free starts, within the published hours, of the first day from today on on which a therapist has any; by
   * time, then by name.
   */
  async upcoming(): Promise<NextFreeDto[]> {
    const em = this.em.fork();
    const hours = await this.settings.read(BusinessHours);
    const today = this.clock.today();
    const rostered = await sql<{ id: string }>(em, rosteredSql, [today, addDays(today, BOOKING_WINDOW_DAYS)]);
    const therapistIds = rostered.map(({ id }) => id);
    const found = await this.findFirstDays(em, { therapistIds }, (start) => isWithinHours(hours, start));
    return [...found.values()]
      .flat()
      .map(toNextFree)
      .sort((one, other) => toSortKey(one).localeCompare(toSortKey(other)));
  }

  /** Finds each therapist's first free start, by their ids. */
  async firstOf(db: Executor, params: NextStartsParams & { therapistIds: readonly string[] }) {
    const found = await this.findFirstDays(db, params);
    return new Map([...found].map(([id, starts]) => [id, starts[0]!] as const));
  }

  /**
   * Lists the next different times, each with everybody who is free then, by name.
   * @param params `therapistId` is the only one who is asked; anybody when undefined, or Any Available
   * @throws NotFoundError
   */
  async next({
    therapistId,
    ...ofAnybody
  }: Omit<NextStartsParams, 'therapistIds'> & { therapistId?: string | undefined }): Promise<NextStartDto[]> {
    const em = this.em.fork();
    const params = { ...ofAnybody, therapistIds: await this.findAsked(em, therapistId) };
    const found: NextStartDto[] = [];
    for (const dates of listDatePortions(this.clock.today(), params.from)) {
      found.push(...toTimes(await this.findFree(em, dates, params)));
      if (found.length >= NEXT_TIMES) break;
    }
    return found.slice(0, NEXT_TIMES);
  }

  /**
   * Lists the free times of a day, each with everybody who is free then, by name; none beyond the booking window.
   * @param params `therapistId` as for `next`
   * @throws NotFoundError
   */
  async ofDay(
    date: LocalDate,
    { therapistId, ...params }: Pick<NextStartsParams, 'serviceId'> & { therapistId?: string | undefined },
  ): Promise<NextStartDto[]> {
    const em = this.em.fork();
    const therapistIds = await this.findAsked(em, therapistId);
    const isBookable = date <= addDays(this.clock.today(), BOOKING_WINDOW_DAYS);
    return isBookable ? toTimes(await this.findFree(em, [date], { ...params, therapistIds })) : [];
  }

  /** Returns who is asked for free times: the therapist, or all for nobody in particular. */
  private async findAsked(db: Executor, therapistId: string | undefined): Promise<string[] | undefined> {
    const therapist = therapistId === undefined ? undefined : await this.therapists.findById(db, therapistId);
    if (therapistId !== undefined && !therapist) throw new NotFoundError('There is no such therapist');
    return therapist && !therapist.isUnassigned ? [therapist.id] : undefined;
  }

  /** Finds the free starts of each therapist's first day that has any. */
  private async findFirstDays(
    db: Executor,
    { therapistIds, ...params }: NextStartsParams & { therapistIds: readonly string[] },
    accepts: (start: OpenStart) => boolean = () => true,
  ): Promise<Map<string, OpenStart[]>> {
    const found = new Map<string, OpenStart[]>();
    for (const dates of listDatePortions(this.clock.today(), params.from)) {
      const without = therapistIds.filter((id) => !found.has(id));
      if (without.length === 0) break;
      const free = (await this.findFree(db, dates, { ...params, therapistIds: without })).filter(accepts);
      for (const [id, starts] of Map.groupBy(free, ({ therapistId }) => therapistId))
        found.set(
          id,
          starts.filter(({ date }) => date === starts[0]!.date),
        );
    }
    return found;
  }

  private async findFree(
    db: Executor,
    dates: readonly LocalDate[],
    { serviceId, from, time = '00:00', ...filter }: NextStartsParams,
  ): Promise<OpenStart[]> {
    const starts = await this.openStarts.findFree(db, serviceId, dates, filter);
    return starts.filter((start) => start.date !== from || start.time >= time);
  }
}

/** Groups starts by their times, in their order. */
const toTimes = (starts: readonly OpenStart[]): NextStartDto[] =>
  [...Map.groupBy(starts, ({ date, time }) => `${date} ${time}`).values()].map((atTime) => {
    const { date, time } = atTime[0]!;
    return { date, time, therapists: atTime.map(({ therapistId: id, therapistName: name }) => ({ id, name })) };
  });

const toNextFree = ({ therapistId, therapistName, date, time }: OpenStart): NextFreeDto => ({
  therapist_id: therapistId,
  therapist_name: therapistName,
  date,
  time,
});

const toSortKey = ({ date, time, therapist_name, therapist_id }: NextFreeDto) =>
  `${date} ${time} ${therapist_name} ${therapist_id}`;

const rosteredSql = /* sql */ `
  select distinct t.id from therapist_roster join therapists t on t.id = therapist_id
  where t.is_active and not t.is_unassigned and roster_date between $1::date and $2::date`;
