/**
 * Ranks events by time; equal times keep their order.
 * @param times in milliseconds
 * @returns the rank of each event, from 0
 */
export function rankByTime(times: Float64Array): Uint32Array {
  const first = times.reduce((least, time) => Math.min(least, time), Infinity);
  // Packs time and index into one number: numbers sort many times faster than values that need a compare function.
  const keys = times.map((time, n) => ((time - first) / 1000) * MAX_EVENTS + n);
  const ranks = new Uint32Array(times.length);
  keys.sort().forEach((key, rank) => (ranks[key % MAX_EVENTS] = rank));
  return ranks;
}

/** Most events that can be ranked, 2^23: combined with a few hundred million seconds this is still an exact number. */
const MAX_EVENTS = 8_388_608;
