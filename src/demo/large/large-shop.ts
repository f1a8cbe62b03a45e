import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SealActionLog } from '../../audit/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { Calendar } from './calendar.js';
import { LargeFurniture } from './large-furniture.js';
import { LargeLoader, type OnProgress } from './large-loader.js';
import { LargePlan, rosterLead } from './large-plan.js';
import { staffFor } from './shifts.js';

const threeYears = 3 * 365;
const comingDays = 59;

export interface LargeShopOptions {
  bookings: number;
  /** Also into a database that has bookings. */
  add?: boolean;
  /** How many days the shop has been open; three years by default. */
  pastDays?: number;
  onProgress?: OnProgress;
}

/**
 * Fills the database with a shop of three years: the same events, entries and rows as if everything had been done one by one.
 * Nobody is written to.
 */
@Injectable()
export class LargeShop {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: ShopClock,
    private readonly furniture: LargeFurniture,
    private readonly loader: LargeLoader,
    private readonly sealer: SealActionLog,
  ) {}

  /**
   * @returns how many events there are of it
   * @throws Error when there are bookings and nobody said that more are wanted
   */
  async open({ bookings, add = false, pastDays = threeYears, onProgress = () => undefined }: LargeShopOptions): Promise<number> {
    const { has_bookings: hasBookings, is_full: isFull } = await this.look();
    if (hasBookings && !add) throw new Error('This database has bookings. Say --add to put more beside them, or name another one.');
    if (isFull) throw new Error('The large shop is made for slots that are occupied at their start only: change the booking rules first.');
    const calendar = new Calendar(this.clock, { past: pastDays, coming: comingDays, lead: rosterLead + 7 });
    const opening = calendar.instant(-pastDays - rosterLead - 1, 480);
    const furniture = await this.furniture.bringIn(opening, staffFor(bookings, pastDays + comingDays / 2));
    const people = Math.max(20, Math.ceil(bookings / 20));
    const seed = `${this.clock.today()} ${bookings}`;
    const plan = new LargePlan({ ...furniture, calendar, people, bookings, seed, now: this.clock.instant() });
    await this.loader.load(plan, { isEmpty: !hasBookings, admin: furniture.admin, onProgress });
    onProgress('the seals of the action log', 0, plan.places.length);
    await this.sealer.run();
    return plan.places.length;
  }

  private async look() {
    const [found] = await sql<{ has_bookings: boolean; is_full: boolean }>(this.orm.em.fork(), lookStatement);
    return found!;
  }
}

const lookStatement = /* sql */ `
  select exists (select from bookings) as has_bookings, exists (
    select from business_settings where setting_key = 'booking_rules' and setting_value ->> 'slot_occupancy' = 'full_duration') as is_full`;
