import type { LocalDate } from '../../kernel/local-time.js';

/** Groups by therapist and day; the keys are `<therapist id> <date>`. */
export function groupByTherapistDay<Kind extends { therapistId: string; date: LocalDate }, Made>(
  all: readonly Kind[],
  make: (one: Kind) => Made,
): Map<string, Made[]> {
  const groups = Map.groupBy(all, ({ therapistId, date }) => `${therapistId} ${date}`);
  return new Map([...groups].map(([key, ones]) => [key, ones.map(make)]));
}
