import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { addDays, ShopClock } from '../platform/clock/shop-clock.js';
import { sql } from '../platform/database/sql.js';
import { pastDays } from './booking-plan.js';
import { DemoBookings } from './demo-bookings.js';
import { DemoFurniture } from './demo-furniture.js';
import { DemoRosters } from './demo-rosters.js';

/** Days before the first demo booking on which the shop was set up, so that bookings can be made ahead. */
const setUpDays = 14;
const rosterDays = 21;

/** What is known of the demo between two runs. */
interface Opening {
  /** The instant that all of the demo is planned from. */
  instant: string;
  isComplete: boolean;
}

/**
 * Opens the demo shop on the first run and extends its rosters on each. A run that was cut short is carried on from the
 * plan of the first: every step finds what is there already.
 */
@Injectable()
export class DemoShop {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shopClock: ShopClock,
    private readonly furniture: DemoFurniture,
    private readonly rosters: DemoRosters,
    private readonly bookings: DemoBookings,
  ) {}

  async open(): Promise<void> {
    const opening = await this.opening();
    if (!opening.isComplete) await this.openAsOf(new Date(opening.instant));
    await this.rosters.extendTo(addDays(this.shopClock.today(), rosterDays));
  }

  private async openAsOf(instant: Date): Promise<void> {
    const now = this.shopClock.localOf(instant);
    const firstDay = addDays(now.date, -pastDays);
    // The demo's past is made by the same code as its present: only the clock is told when.
    const realNow = this.clock.now;
    const goTo = (past: Date) => void (this.clock.now = () => past);
    goTo(this.shopClock.instantOf({ date: addDays(firstDay, -setUpDays), time: '08:00' }));
    const admin = await this.furniture.bringIn();
    await this.rosters.fill(firstDay, addDays(now.date, rosterDays), admin);
    await this.bookings.make(now, goTo, admin);
    this.clock.now = realNow;
    await this.note({ instant: instant.toISOString(), isComplete: true });
  }

  private async opening(): Promise<Opening> {
    const [known] = await sql<{ opening: Opening }>(
      this.em.fork(),
      `select setting_value as opening from business_settings where setting_key = 'demo_shop'`,
    );
    if (known) return known.opening;
    const opening = { instant: this.clock.now().toISOString(), isComplete: false };
    await this.note(opening);
    return opening;
  }

  private async note(opening: Opening): Promise<void> {
    await sql(
      this.em.fork(),
      `insert into business_settings (setting_key, setting_value) values ('demo_shop', $1)
       on conflict (setting_key) do update set setting_value = excluded.setting_value`,
      [opening],
    );
  }
}
