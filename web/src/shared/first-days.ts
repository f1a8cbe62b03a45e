import type { LandingDto } from './api/generated.js';

/** Returns the next day with a free start and the day after it: most visitors choose one of them. */
export function getFirstDays({ next_free: [next] }: Pick<LandingDto, 'next_free'>): string[] {
  if (!next) return [];
  const after = new Date(Date.parse(next.date) + 86_400_000).toISOString().slice(0, 10);
  return [next.date, after];
}
