/**
 * Returns the entry one step after or before `current`; the nearest one where there is none or `current` is not in the
 * list.
 */
export function adjacentEntry(sorted: string[], current: string, step: 1 | -1): string {
  const at = sorted.indexOf(current);
  if (at >= 0) return sorted[at + step] ?? current;
  const nextIndex = sorted.findIndex((entry) => entry > current);
  const next = step > 0 ? sorted[nextIndex] : sorted.at(nextIndex < 0 ? -1 : nextIndex - 1);
  return next ?? current;
}
