import { Injectable } from '@nestjs/common';
import type Holidays from 'date-holidays';
import { addDays, DAY_MS, type LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { ShopDetails, ShopSettings } from '../../catalog/index.js';
import { Config } from '../../platform/config.js';
import type { HolidaysDto } from './closure.dto.js';

/** Reads public holidays of the shop's country, found by its time zone, as proposals for closures. */
@Injectable()
export class PublicHolidaysQuery {
  private country: Promise<string | undefined> | undefined;

  constructor(
    private readonly clock: ShopClock,
    private readonly config: Config,
    private readonly settings: ShopSettings,
  ) {}

  /** Lists the holidays of a year, without past ones. @param region empty for the one that the shop's address names */
  async forYear(year: number, region: string): Promise<HolidaysDto> {
    const country = await (this.country ??= findCountry(this.config.SHOP_TIME_ZONE));
    if (!country) return { regions: [], region: '', holidays: [] };
    const Calendar = await loadHolidays();
    const states = Object.entries(new Calendar().getStates(country) ?? {});
    const regions = states.map(([code, name]) => ({ code, name }));
    const address = (await this.settings.read(ShopDetails)).addressLines.join(' ').split(/[^\p{L}]+/u);
    const chosen = regions.find(({ code }) => (region ? code === region : address.includes(code)))?.code ?? '';
    const calendar = chosen ? new Calendar(country, chosen) : new Calendar(country);
    const today = this.clock.today();
    const holidays = calendar
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .flatMap(({ date, start, end, name }) =>
        toDays(date.slice(0, 10), start, end).map((day) => ({ date: day, name })),
      )
      .filter(({ date }) => date >= today);
    return { regions, region: chosen, holidays };
  }
}

/** Loads the calendars only when needed: they take megabytes, and few processes ever use them. */
const loadHolidays = async () => (await import('date-holidays')).default;

async function findCountry(timeZone: string): Promise<string | undefined> {
  const Calendar = await loadHolidays();
  const isAt = (calendar: Holidays) => calendar.getTimezones()?.includes(timeZone);
  return Object.keys(new Calendar().getCountries()).find((country) => {
    const regions = Object.keys(new Calendar().getStates(country) ?? {});
    return isAt(new Calendar(country)) || regions.some((region) => isAt(new Calendar(country, region)));
  });
}

/** Returns the days of a holiday, which may be several. */
function toDays(first: LocalDate, start: Date, end: Date): LocalDate[] {
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return Array.from({ length: days }, (_, nth) => addDays(first, nth));
}
