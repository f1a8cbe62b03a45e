import { formatMinutes, type LocalTime, MINUTES_OF_DAY, toMinutes } from '../../../kernel/local-time.js';

/** The end of what begins at a time, at most midnight. */
export const addMinutesToTime = (time: LocalTime, minutes: number): LocalTime =>
  formatMinutes(Math.min(toMinutes(time) + minutes, MINUTES_OF_DAY));
