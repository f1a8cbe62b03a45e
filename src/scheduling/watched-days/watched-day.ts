import { isDateString, isUUID } from 'class-validator';

export interface WatchedDay {
  therapist_id: string;
  /** The day, `yyyy-MM-dd`. */
  date: string;
}

/** Parses the day that a browser asks to watch; undefined when the message is invalid. */
export function parseWatchedDay(sent: unknown): WatchedDay | undefined {
  const { therapist_id, date } = (sent ?? {}) as Partial<Record<keyof WatchedDay, unknown>>;
  if (!isUUID(therapist_id) || typeof date !== 'string' || date.length !== 10) return undefined;
  return isDateString(date, { strict: true }) ? { therapist_id: String(therapist_id).toLowerCase(), date } : undefined;
}
