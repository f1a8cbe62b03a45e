import type { NextFreeDto } from './next-free.dto.js';

/**
 * The earliest starts of the first day that has any, one person each; where it can be, somebody who has not been named yet.
 * @param free by date and time
 */
export function pickNextFree(free: readonly NextFreeDto[], count: number): NextFreeDto[] {
  const ofFirstDay = free.filter(({ date }) => date === free[0]?.date);
  const chosen: NextFreeDto[] = [];
  const named = new Set<string>();
  for (const time of [...new Set(ofFirstDay.map(({ time }) => time))].slice(0, count)) {
    const choices = ofFirstDay.filter((each) => each.time === time);
    const choice = choices.find(({ therapist_id }) => !named.has(therapist_id)) ?? choices[0];
    if (!choice) continue;
    named.add(choice.therapist_id);
    chosen.push(choice);
  }
  return chosen;
}
