import { type LocalDateTime, type LocalTime, toMinutes } from '../../../kernel/local-time.js';
import type { WaitingWindow } from './waiting-entry.events.js';

/** Minutes before its start from which a slot is not offered: the desk calls. */
const MIN_NOTICE_MINUTES = 120;
const SOON_MINUTES = 360;
const OFFER_MINUTES = 30;
const OFFER_MINUTES_SOON = 10;

/** First and last time of day at which offers are sent, in shop time. */
export const OFFERS_FROM: LocalTime = '08:00';
const OFFERS_UNTIL: LocalTime = '20:00';

/** Returns the minutes for which a slot is held for an answer; null where it starts too soon to be offered. */
export function offerMinutes(minutesToStart: number): number | null {
  if (minutesToStart < MIN_NOTICE_MINUTES) return null;
  return minutesToStart <= SOON_MINUTES ? OFFER_MINUTES_SOON : OFFER_MINUTES;
}

/** Whether it is an hour at which nobody is written to who has not just asked for it. */
export function isQuietHour(time: LocalTime): boolean {
  return time < OFFERS_FROM || time >= OFFERS_UNTIL;
}

/** Whether a start lies in one of the windows. */
export function fitsWindows(windows: readonly WaitingWindow[], { date, time }: LocalDateTime): boolean {
  return windows.some((window) => window.date === date && window.from <= time && time <= window.to);
}

/** A time at which an offer was not answered, and its length in minutes. */
export interface UnansweredTime extends LocalDateTime {
  durationMinutes: number;
}

/** Whether somebody was asked about this time before, and did not answer: nobody is asked twice. */
export function wasAsked(unanswered: readonly UnansweredTime[], { date, time }: LocalDateTime): boolean {
  const distance = (asked: UnansweredTime) => Math.abs(toMinutes(asked.time) - toMinutes(time));
  return unanswered.some((asked) => asked.date === date && distance(asked) < asked.durationMinutes);
}

/** Whether the last start that somebody waits for has passed, or is now. */
export function isOver(windows: readonly WaitingWindow[], now: LocalDateTime): boolean {
  return windows.every(
    ({ date, to }) => date < now.date || (date === now.date && toMinutes(to) <= toMinutes(now.time)),
  );
}
