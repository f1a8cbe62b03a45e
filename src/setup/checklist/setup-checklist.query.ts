import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BusinessHours, getHoursOn, ShopSettings } from '../../catalog/index.js';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';
import { SETUP_STREAM } from '../setup.event-types.js';
import { SETUP_STEPS, type SetupChecklistDto, type SetupStep } from './setup-checklist.dto.js';

/** Days from today for which a new shop should have a roster. */
const ROSTER_DAYS = 14;

type StoredState = Record<Exclude<SetupStep, 'roster'>, boolean> & {
  is_hidden: boolean;
  is_demo: boolean;
  rostered: string[];
  closed: string[];
};

/** Reads from the stored data which items of the setup checklist are done. */
@Injectable()
export class SetupChecklistQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async read(): Promise<SetupChecklistDto> {
    const today = this.clock.today();
    const days = Array.from({ length: ROSTER_DAYS }, (_, ahead) => addDays(today, ahead));
    const [state] = await sql<StoredState>(this.em.fork(), stateSql, [SETUP_STREAM, today, days.at(-1)]);
    const { is_hidden, is_demo, rostered, closed, ...done } = state!;
    const week = await this.settings.read(BusinessHours);
    const open = days.filter((day) => !getHoursOn(week, day).closed && !closed.includes(day));
    const covered = open.filter((day) => rostered.includes(day));
    const isDone = { ...done, roster: open.length > 0 && covered.length === open.length };
    const steps = SETUP_STEPS.map((step) => ({ step, is_done: isDone[step] }));
    return {
      is_shown: !is_hidden && !is_demo && steps.some(({ is_done }) => !is_done),
      time_zone: this.config.SHOP_TIME_ZONE,
      open_days: open.length,
      rostered_days: covered.length,
      steps,
    };
  }
}

/**
 * SQL of the items that are done. A mail about a booking that the mail server accepted proves as well as a test mail
 * that mails are sent.
 */
const stateSql = /* sql */ `
  select
    exists (select from business_settings where setting_key = 'shop_details') as details,
    exists (select from business_settings where setting_key = 'business_hours') as hours,
    exists (select from closures) as closures,
    exists (select from time_slots where is_active) as times,
    exists (select from services where retired_at is null and price > 0 and duration > 0) as treatment,
    exists (select from therapists where is_active and not is_unassigned and cardinality(specialties) > 0) as therapists,
    exists (select from event_log where stream = $1 and type = 'TestMailReceived')
      or exists (select from booking_mails) as mail,
    exists (select from bookings b where not exists (
      select from event_log e where e.stream = b.id and e.version = 1 and e.type = 'BookingImported')) as booking,
    exists (select from event_log where stream = $1 and type = 'SetupChecklistHidden') as is_hidden,
    exists (select from business_settings where setting_key = 'demo_shop') as is_demo,
    array(select distinct roster_date::text from therapist_roster where roster_date between $2::date and $3::date) as rostered,
    array(select day::date::text from closures c,
      generate_series(greatest(c.first_date, $2::date), least(c.last_date, $3::date), '1 day') day) as closed`;
