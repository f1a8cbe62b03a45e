import { formatTime } from '../../../shared/dates/dates.js';

/** Formats a window: `Starting between 9:00 AM and 12:00 PM`. Both ends are `HH:mm`, included. */
export function formatWindow({ from, to }: { from: string; to: string }): string {
  return from === to ? formatTime(from) : `Starting between ${formatTime(from)} and ${formatTime(to)}`;
}
