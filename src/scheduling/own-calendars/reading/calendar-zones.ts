import ICAL from 'ical.js';
import { findProperties, getText, type Part, type WrittenTime } from './calendar-part.js';
import { UnreadableCalendarError } from './unreadable-calendar-error.js';

/** Tells the instants of a calendar's times. Those that name no zone, and whole days, are the shop's. */
export class CalendarZones {
  private readonly known = new Map<string, (wall: string) => number>();

  /** @param described the components in which calendars describe zones */
  constructor(
    private readonly described: readonly Part[],
    private readonly shopZone: string,
  ) {}

  /**
   * Returns the instant in milliseconds; of a whole day its beginning.
   * @throws UnreadableCalendarError for a zone that nobody knows and the calendar does not describe
   */
  toInstant({ value, zone = this.shopZone }: WrittenTime): number {
    if (value.endsWith('Z')) return Temporal.Instant.from(value).epochMilliseconds;
    if (value.length === 10) return Temporal.PlainDate.from(value).toZonedDateTime(this.shopZone).epochMilliseconds;
    let toInstant = this.known.get(zone);
    if (!toInstant) this.known.set(zone, (toInstant = this.findZone(zone)));
    return toInstant(value);
  }

  /** Prefers the rules that the machine knows to those of the calendar, which may be of long ago. */
  private findZone(zone: string): (wall: string) => number {
    if (isKnown(zone)) return (wall) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
    const described = this.described.find((part) => getText(part, 'tzid') === zone);
    if (!described || !described[2].every(changesYearly)) throw new UnreadableCalendarError('EZONE');
    const rules = new ICAL.Timezone(new ICAL.Component(described));
    return (wall) =>
      Temporal.Instant.from(`${wall}Z`).epochMilliseconds - rules.utcOffset(ICAL.Time.fromDateTimeString(wall)) * 1000;
  }
}

function isKnown(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** Whether a clock is put forward or back as clocks are: the library lists all changes up to a year. */
const changesYearly = (observance: Part): boolean =>
  findProperties(observance, 'rrule').every(([, , , rule]) => (rule as { freq?: string }).freq === 'YEARLY');
