import { toComponent } from './calendar-file.js';

/**
 * Renders a zone's clock as calendar files describe it (VTIMEZONE of RFC 5545), for the two changes before and the two
 * after an instant. Times are local, offsets hours and minutes.
 * @param zone IANA name
 */
export function renderVTimeZone(zone: string, around: Date): string[] {
  const at = Temporal.Instant.fromEpochMilliseconds(around.getTime()).toZonedDateTimeISO(zone);
  const before = at.getTimeZoneTransition('previous');
  const after = at.getTimeZoneTransition('next');
  const changes = [before?.getTimeZoneTransition('previous'), before, after, after?.getTimeZoneTransition('next')];
  const observances = changes.flatMap((change) => (change ? [toObservance(change)] : []));
  return toComponent('VTIMEZONE', [
    `TZID:${zone}`,
    ...(observances.length > 0 ? observances : [unchanging(at)]).flat(),
  ]);
}

/** Renders the time from one change of the clock on; its start is read on the clock that is being changed. */
function toObservance(change: Temporal.ZonedDateTime): string[] {
  const from = change.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  const to = change.offsetNanoseconds;
  const start = change.toInstant().add({ nanoseconds: from }).toString().slice(0, 19);
  return toLines(to > from ? 'DAYLIGHT' : 'STANDARD', start, from, to);
}

const unchanging = ({ offsetNanoseconds: offset }: Temporal.ZonedDateTime) =>
  toLines('STANDARD', '1970-01-01T00:00:00', offset, offset);

const toLines = (kind: string, start: string, from: number, to: number) =>
  toComponent(kind, [
    `DTSTART:${start.replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${formatOffset(from)}`,
    `TZOFFSETTO:${formatOffset(to)}`,
  ]);

/** Formats an offset: 37 800 000 000 000 ns is `+1030`. */
function formatOffset(nanoseconds: number): string {
  const minutes = Math.abs(Math.round(nanoseconds / 60e9));
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${nanoseconds < 0 ? '-' : '+'}${hour}${minute}`;
}
