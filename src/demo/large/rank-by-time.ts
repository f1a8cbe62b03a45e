/**
 * Which place events have when they are ordered by the time at which they happened; of one time, as they were given.
 * @param times in milliseconds, in the order in which the events are given
 * @returns for each event its place, from 0
 */
export function rankByTime(times: Float64Array): Uint32Array {
  const first = times.reduce((least, time) => Math.min(least, time), Infinity);
  // Time and number in one value, since numbers sort many times faster than anything that has to be compared by a function.
  const keys = times.map((time, n) => ((time - first) / 1000) * MAX_EVENTS + n);
  const ranks = new Uint32Array(times.length);
  keys.sort().forEach((key, rank) => (ranks[key % MAX_EVENTS] = rank));
  return ranks;
}

/** 2^23: with some hundred million seconds beside it, still an exact number. */
const MAX_EVENTS = 8_388_608;
