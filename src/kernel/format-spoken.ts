import { formatTime12h } from './format-date.js';
import type { LocalDate, LocalDateTime } from './local-time.js';

const parts = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

/** `Sun 22 Nov`, as the office speaks of a day. */
export function formatSpokenDay(date: LocalDate): string {
  const named = parts.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => named.find((each) => each.type === type)?.value.slice(0, 3) ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** `Sun 22 Nov 4:00 PM` */
export const formatSpokenStart = ({ date, time }: LocalDateTime): string =>
  `${formatSpokenDay(date)} ${formatTime12h(time.slice(0, 5))}`;
