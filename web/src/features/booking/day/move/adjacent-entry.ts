/** The entry one step before or behind; where there is none, or the list does not know the entry, the nearest one. */
export function adjacentEntry(sorted: string[], current: string, step: 1 | -1): string {
  const at = sorted.indexOf(current);
  if (at >= 0) return sorted[at + step] ?? current;
  const nextIndex = sorted.findIndex((entry) => entry > current);
  const next = step > 0 ? sorted[nextIndex] : sorted.at(nextIndex < 0 ? -1 : nextIndex - 1);
  return next ?? current;
}
