import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { addDays } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { demoBookingRules } from '../content/longwater.js';
import { PAST_DAYS } from './booking-plan.js';
import { DemoBookingSeeder, type SeedProgress } from './demo-booking-seeder.js';
import { DemoBaseData } from './demo-base-data.js';
import { DemoRosterSeeder } from './demo-roster-seeder.js';

/** Days before the first demo booking on which the shop was set up, so that bookings can be made ahead. */
const SETUP_LEAD_DAYS = 14;
const ROSTER_DAYS = 21;

/** State of the demo that is kept between two runs. */
interface SeedState {
  /** The instant on which the plan of the demo is based. */
  instant: string;
  isComplete: boolean;
}

/**
 * Opens the demo shop on the first run and extends its rosters on each. An interrupted run is continued with its plan:
 * every step skips what exists already.
 */
@Injectable()
export class DemoShop {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shopClock: ShopClock,
    private readonly baseData: DemoBaseData,
    private readonly rosters: DemoRosterSeeder,
    private readonly bookings: DemoBookingSeeder,
  ) {}

  async seed(onProgress?: SeedProgress): Promise<void> {
    const state = await this.opening();
    if (!state.isComplete) await this.seedAsOf(new Date(state.instant), onProgress);
    await this.rosters.extendTo(addDays(this.shopClock.today(), ROSTER_DAYS));
  }

  private async seedAsOf(instant: Date, onProgress?: SeedProgress): Promise<void> {
    const now = this.shopClock.toLocal(instant);
    const firstDay = addDays(now.date, -PAST_DAYS);
    // The demo's past is made by the same code as its present: only the clock is set.
    const realNow = this.clock.now;
    const setTime = (past: Date) => void (this.clock.now = () => past);
    try {
      setTime(this.shopClock.toInstant({ date: addDays(firstDay, -SETUP_LEAD_DAYS), time: '08:00' }));
      const admin = await this.baseData.seed(demoBookingRules);
      await this.rosters.fill(firstDay, addDays(now.date, ROSTER_DAYS), admin);
      await this.bookings.seed(now, setTime, admin, onProgress);
    } finally {
      this.clock.now = realNow;
    }
    await this.saveState({ instant: instant.toISOString(), isComplete: true });
  }

  private async opening(): Promise<SeedState> {
    const [existing] = await sql<{ opening: SeedState }>(
      this.em.fork(),
      `select setting_value as opening from business_settings where setting_key = 'demo_shop'`,
    );
    if (existing) return existing.opening;
    const opening = { instant: this.clock.now().toISOString(), isComplete: false };
    await this.saveState(opening);
    return opening;
  }

  private async saveState(opening: SeedState): Promise<void> {
    await sql(this.em.fork(), upsertStateSql, [opening]);
  }
}

const upsertStateSql = /* sql */ `
  insert into business_settings (setting_key, setting_value) values ('demo_shop', $1)
  on conflict (setting_key) do update set setting_value = excluded.setting_value`;
