import ICAL from 'ical.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { FileRow } from './file-row.js';

/** Columns of the table that events become. */
const COLUMNS = ['external_id', 'date', 'end_time', 'summary', 'client_name', 'email', 'therapist', 'notes', 'status'];

const MAX_LENGTH = 5_000_000;

/**
 * Reads the events of a calendar as a table, header first.
 * @throws InvalidInputError on `file` when it is no calendar
 */
export function readCalendar(text: string): FileRow[] {
  if (text.length > MAX_LENGTH)
    throw new InvalidInputError('file', 'The calendar is larger than 5 MB: export a shorter time of it');
  try {
    const events = parse(text).flatMap((calendar) => {
      for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
      return calendar.getAllSubcomponents('vevent');
    });
    return [{ line: 1, cells: COLUMNS }, ...events.map((event, nth) => ({ line: nth + 2, cells: toCells(event) }))];
  } finally {
    // The zones of one calendar are not those of the next.
    ICAL.TimezoneService.reset();
  }
}

function parse(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const calendars = Array.isArray(parsed[0]) ? parsed : [parsed];
    return calendars.map((each) => new ICAL.Component(each as object[]));
  } catch {
    throw new InvalidInputError('file', 'The calendar cannot be read: is it cut off?');
  }
}

function toCells(event: ICAL.Component): string[] {
  const value = (name: string) => toText(event.getFirstPropertyValue(name));
  const guest = event.getFirstProperty('attendee');
  return [
    value('uid'),
    value('dtstart'),
    value('dtend'),
    value('summary'),
    toText(guest?.getFirstParameter('cn')),
    toText(guest?.getFirstValue()).replace(/^mailto:/i, ''),
    /^(?:Therapist|Staff|Provider|With): *(.+)$/im.exec(value('description'))?.[1] ?? '',
    value('description'),
    value('status'),
  ];
}

/** Formats a value; a time of another zone as an instant, which the shop's clock reads. */
function toText(value: unknown): string {
  if (!(value instanceof ICAL.Time)) return typeof value === 'string' ? value : '';
  const isFloating = value.isDate || value.zone === ICAL.Timezone.localTimezone;
  return isFloating ? value.toString() : value.convertToZone(ICAL.Timezone.utcTimezone).toString();
}
