import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ExtendHashChain } from '../../../src/audit/index.js';
import { ShopClock } from '../../../src/platform/clock/shop-clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import { Backlog } from '../../../src/demo/bulk/backlog.js';
import { Calendar } from './calendar.js';
import { LargeShopBaseData } from './large-shop-base-data.js';
import { LargeShopRecords } from './large-shop-records.js';
import { BulkLoader, type OnProgress } from '../../../src/demo/bulk/bulk-loader.js';
import { LargePlan, ROSTER_LEAD_DAYS } from './large-plan.js';
import { requiredStaff } from './shifts.js';

const DEFAULT_PAST_DAYS = 3 * 365;
const UPCOMING_DAYS = 59;

interface LargeShopOptions {
  bookings: number;
  /** Whether to fill a database that already has bookings. */
  add?: boolean;
  /** Number of days that the shop has been open; three years by default. */
  pastDays?: number;
  onProgress?: OnProgress;
}

/**
 * Fills the database with a shop of three years: the same events, entries and rows as if everything had been done one
 * by one. Sends no mails.
 */
@Injectable()
export class LargeShop {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: ShopClock,
    private readonly baseData: LargeShopBaseData,
    private readonly backlog: Backlog,
    private readonly loader: BulkLoader,
    private readonly records: LargeShopRecords,
    private readonly hashChain: ExtendHashChain,
  ) {}

  /**
   * Fills the database.
   * @returns the number of events that were added
   * @throws Error when there are bookings already and `add` is not set
   */
  async seed({
    bookings,
    add = false,
    pastDays = DEFAULT_PAST_DAYS,
    onProgress = () => undefined,
  }: LargeShopOptions): Promise<number> {
    const { has_bookings: hasBookings, is_full: isFull } = await this.inspect();
    if (hasBookings && !add)
      throw new Error('This database has bookings. Pass --add to put more beside them, or name another database.');
    if (hasBookings && isFull)
      throw new Error(
        'The large shop is made for slots that are occupied at their start only: change the booking rules first.',
      );
    const calendar = new Calendar(this.clock, { past: pastDays, upcoming: UPCOMING_DAYS, lead: ROSTER_LEAD_DAYS + 7 });
    const openedAt = calendar.instant(-pastDays - ROSTER_LEAD_DAYS - 1, 480);
    const seeded = await this.baseData.seed(openedAt, requiredStaff(bookings, pastDays + UPCOMING_DAYS / 2));
    const people = Math.max(20, Math.ceil(bookings / 20));
    const seed = `${this.clock.today()} ${bookings}`;
    const plan = new LargePlan({ ...seeded, calendar, people, bookings, seed, now: this.clock.instant() });
    const { admin, staff } = seeded;
    await this.loader.load(plan, { isEmpty: !hasBookings, admin, onProgress });
    await this.records.seed({ people, staff, admin, onProgress });
    onProgress('what follows from that', 0, 1);
    await this.backlog.process();
    await sql(this.orm.em.fork(), `analyze ${recordTables.join(', ')}`);
    onProgress('the seals of the action log', 0, plan.ranks.length);
    await this.hashChain.run();
    return plan.ranks.length;
  }

  private async inspect() {
    const [found] = await sql<{ has_bookings: boolean; is_full: boolean }>(this.orm.em.fork(), inspectSql);
    return found!;
  }
}

/** Tables that the records fill. */
const recordTables = [
  ...['clients', 'client_identities', 'customer_clients', 'identities', 'customers'],
  ...['roster_patterns', 'roster_pattern_days', 'therapist_roster'],
];

const inspectSql = /* sql */ `
  select exists (select from bookings) as has_bookings, exists (
    select from business_settings where setting_key = 'booking_rules' and setting_value ->> 'slot_occupancy' = 'full_duration') as is_full`;
