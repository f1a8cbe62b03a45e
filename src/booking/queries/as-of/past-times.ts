import { formatMinutes, type LocalTime, MINUTES_OF_DAY, toMinutes } from '../../../kernel/local-time.js';

/** Adds minutes to a time, up to midnight. */
export const addMinutesToTime = (time: LocalTime, minutes: number): LocalTime =>
  formatMinutes(Math.min(toMinutes(time) + minutes, MINUTES_OF_DAY));
