import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BOOKING_WINDOW_DAYS } from '../../catalog/index.js';
import { system } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { addDays, HOUR_MS, type LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { fetchText, type TextVersion } from '../../platform/outbound/fetch-text.js';
import { SchedulingConfig } from '../scheduling.config.js';
import { OwnCalendarAddresses } from './own-calendar-addresses.js';
import { OwnCalendarBusyChanged, OwnCalendarFailed } from './own-calendar.event-types.js';
import { type BusyTime, readBusyTimes } from './reading/read-busy-times.js';
import { UnreadableCalendarError } from './reading/unreadable-calendar-error.js';

/** Days ahead for which busy times are kept: beyond the booking window, for the desk. */
const DAYS_AHEAD = 84;

/** Time after which its therapist is told that a calendar cannot be read. */
const PATIENCE_MS = 6 * HOUR_MS;

const LIMITS = { maxBytes: 5_000_000, timeoutMs: 10_000, maxRedirects: 3 };

/**
 * Reads a therapist's own calendar. What cannot be read is noted, and leaves the busy times as they were.
 * @throws NotFoundError where there is none
 */
export class ReadOwnCalendar extends Command<void> {
  constructor(readonly therapistId: string) {
    super();
  }
}

/**
 * Takes no lock on days: a booking that was decided before stays, whatever a calendar says since, and its therapist is
 * told of it.
 */
@CommandHandler(ReadOwnCalendar)
export class ReadOwnCalendarHandler implements ICommandHandler<ReadOwnCalendar> {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionRunner,
    private readonly addresses: OwnCalendarAddresses,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
    private readonly config: Config,
    private readonly scheduling: SchedulingConfig,
  ) {}

  async execute({ therapistId }: ReadOwnCalendar): Promise<void> {
    const [calendar] = await sql<Calendar>(this.em.fork(), findSql, [therapistId]);
    if (!calendar) throw new NotFoundError('There is no calendar');
    const today = this.clock.today();
    const found = await this.fetch(calendar, today);
    await this.transactions.run(async (tx) => {
      const [kept] = await sql(tx, lockSql, [calendar.id]);
      // Removed, or replaced by another, while it was read.
      if (!kept) return;
      const now = this.clock.instant();
      if ('failure' in found) return this.noteFailure(tx, calendar, found.failure);
      if ('times' in found && (await this.replace(tx, therapistId, found.times, today)))
        await this.log.appendChange(tx, OwnCalendarBusyChanged, calendar.id, toData(calendar), system);
      const { etag, lastModified } = 'times' in found ? found.version : calendar;
      await sql(tx, noteReadSql, [calendar.id, now, etag, lastModified, today]);
    });
  }

  private async fetch(calendar: Calendar, today: LocalDate): Promise<Found> {
    const address = await this.addresses.open(this.em.fork(), calendar.id, calendar.sealedAddress);
    const { etag, lastModified, readFrom } = calendar;
    // Of another day the last text was read for other days.
    const known = readFrom === today ? { etag, lastModified } : { etag: null, lastModified: null };
    const allowsPrivate = this.scheduling.CALENDARS_FROM_PRIVATE_ADDRESSES === 'true';
    const fetched = await fetchText(address, known, { ...LIMITS, allowsPrivate });
    if (fetched === 'unchanged') return { isUnchanged: true };
    if ('failure' in fetched) return fetched;
    const days = { from: today, to: addDays(today, DAYS_AHEAD), timeZone: this.config.SHOP_TIME_ZONE };
    try {
      return { times: readBusyTimes(fetched.text, days), version: fetched.version };
    } catch (error) {
      if (error instanceof UnreadableCalendarError) return { failure: error.code };
      throw error;
    }
  }

  private async noteFailure(tx: Transaction, calendar: Calendar, failure: string): Promise<void> {
    const now = this.clock.instant();
    const patience = new Date(now.getTime() - PATIENCE_MS);
    const [noted] = await sql<{ isToldNow: boolean }>(tx, noteFailureSql, [calendar.id, now, failure, patience]);
    if (noted!.isToldNow) await this.log.appendChange(tx, OwnCalendarFailed, calendar.id, toData(calendar), system);
  }

  /** Replaces the busy times. @returns whether others are there now within the booking window */
  private async replace(
    tx: Transaction,
    therapistId: string,
    times: readonly BusyTime[],
    today: LocalDate,
  ): Promise<boolean> {
    const former = await sql<BusyTime>(tx, timesSql, [therapistId]);
    const columns = [times.map(({ date }) => date), times.map(({ start }) => start), times.map(({ end }) => end)];
    await sql(tx, 'delete from own_calendar_busy where therapist_id = $1', [therapistId]);
    await sql(tx, insertTimesSql, [therapistId, ...columns]);
    const last = addDays(today, BOOKING_WINDOW_DAYS);
    const ofWindow = (list: readonly BusyTime[]) =>
      list
        .filter(({ date }) => date >= today && date <= last)
        .map(({ date, start, end }) => `${date} ${start} ${end}`)
        .join();
    return ofWindow(former) !== ofWindow(times);
  }
}

interface Calendar extends TextVersion {
  id: string;
  therapistId: string;
  host: string;
  sealedAddress: Buffer;
  readFrom: LocalDate | null;
}

type Found = { times: BusyTime[]; version: TextVersion } | { isUnchanged: true } | { failure: string };

const toData = ({ therapistId, host }: Calendar) => ({ therapist_id: therapistId, host });

const findSql = /* sql */ `
  select id, therapist_id as "therapistId", host, sealed_address as "sealedAddress", etag,
    last_modified as "lastModified", read_from::text as "readFrom"
  from own_calendars where therapist_id = $1`;

const lockSql = /* sql */ `select from own_calendars where id = $1 for update`;

const timesSql = /* sql */ `
  select busy_date::text as date, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as "end"
  from own_calendar_busy where therapist_id = $1 order by busy_date, start_time`;

const insertTimesSql = /* sql */ `
  insert into own_calendar_busy (therapist_id, busy_date, start_time, end_time)
  select $1, * from unnest($2::date[], $3::time[], $4::time[])`;

const noteReadSql = /* sql */ `
  update own_calendars set tried_at = $2, read_at = $2, etag = $3, last_modified = $4, read_from = $5::date,
    failing_since = null, failure = null, told_at = null
  where id = $1`;

/** Its therapist is told once of all failures in a row. */
const noteFailureSql = /* sql */ `
  update own_calendars c set tried_at = $2, failure = $3, failing_since = coalesce(c.failing_since, $2),
    told_at = coalesce(c.told_at, case when c.failing_since <= $4 then $2::timestamptz end)
  from own_calendars former where c.id = $1 and former.id = c.id
  returning c.told_at is not null and former.told_at is null as "isToldNow"`;
