import { formatMinutes, type LocalTime, toMinutes } from '../../../kernel/local-time.js';

const DAY_MINUTES = 24 * 60;

/** The end of what begins at a time, at most midnight. */
export const addMinutesToTime = (time: LocalTime, minutes: number): LocalTime =>
  formatMinutes(Math.min(toMinutes(time) + minutes, DAY_MINUTES));
