/** The entry one step before or behind; where there is none, or the list does not know the entry, the nearest one. */
export function nextOf(sorted: string[], current: string, step: 1 | -1): string {
  const at = sorted.indexOf(current);
  if (at >= 0) return sorted[at + step] ?? current;
  const behind = sorted.findIndex((entry) => entry > current);
  const next = step > 0 ? sorted[behind] : sorted.at(behind < 0 ? -1 : behind - 1);
  return next ?? current;
}
