import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { businessHours, demoBookingRules } from '../content/longwater.js';
import { ROSTER_DAYS } from './booking-plan.js';
import { DemoBaseData } from './demo-base-data.js';
import { DemoCommission } from './demo-commission.js';
import { DemoHistory } from './demo-history.js';
import { DemoPremises } from './demo-premises.js';
import { DemoRecords } from './demo-records.js';
import { DemoRosterSeeder } from './demo-roster-seeder.js';

/** Days before the first demo booking on which the shop was set up, so that bookings can be made ahead. */
const SETUP_LEAD_DAYS = 14;

/** Days from the first run on whose public holidays are entered. */
const HOLIDAY_DAYS = 400;

/** Number of whole months of bookings before the current one. */
const FULL_MONTHS = 3;

/** Receives what is being done. */
type SeedProgress = (step: string) => void;

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
    private readonly premises: DemoPremises,
    private readonly commission: DemoCommission,
    private readonly history: DemoHistory,
    private readonly records: DemoRecords,
  ) {}

  async seed(onProgress: SeedProgress = () => undefined, { hasRooms } = { hasRooms: true }): Promise<void> {
    const state = await this.opening();
    if (!state.isComplete) await this.seedAsOf(new Date(state.instant), hasRooms, onProgress);
    await this.rosters.extendTo(addDays(this.shopClock.today(), ROSTER_DAYS));
  }

  private async seedAsOf(instant: Date, hasRooms: boolean, onProgress: SeedProgress): Promise<void> {
    const now = this.shopClock.toLocal(instant);
    const firstDay = getFirstDay(now.date);
    // The demo's past is made by the same code as its present: only the clock is set.
    const realNow = this.clock.now;
    const setTime = (past: Date) => void (this.clock.now = () => past);
    try {
      onProgress('settings');
      setTime(this.shopClock.toInstant({ date: addDays(firstDay, -SETUP_LEAD_DAYS), time: '07:00' }));
      const admin = await this.baseData.seed(demoBookingRules, businessHours);
      if (hasRooms) await this.premises.addRooms(admin);
      await this.premises.closeOnHolidays(firstDay, addDays(now.date, HOLIDAY_DAYS), admin);
      await this.commission.seed(firstDay, admin);
      setTime(instant);
      onProgress('bookings');
      await this.history.load(now, firstDay, admin);
      await this.records.seed(admin);
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

/** Returns the first day with bookings, so that the months before the current one are whole. */
function getFirstDay(today: LocalDate): LocalDate {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - FULL_MONTHS, 1)).toISOString().slice(0, 10);
}

const upsertStateSql = /* sql */ `
  insert into business_settings (setting_key, setting_value) values ('demo_shop', $1)
  on conflict (setting_key) do update set setting_value = excluded.setting_value`;
