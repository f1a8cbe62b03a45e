/** Number of options that Page Up and Page Down pass over. */
const PAGE_SIZE = 5;

/** Returns the index that a key leads to in a list of `count` options; undefined for other keys. */
export function listboxIndexForKey(key: string, active: number, count: number): number | undefined {
  const target = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE_SIZE,
    PageUp: active - PAGE_SIZE,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}

/** Finds the option that begins with the typed text; the same letter again moves to the next match. */
export function findOptionStartingWith(text: string, options: { label: string }[], active: number): number {
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const prefix = (isRepeated ? text.slice(0, 1) : text).toLowerCase();
  const first = isRepeated ? active + 1 : Math.max(active, 0);
  const turn = options.map((_, index) => (first + index) % options.length);
  return turn.find((index) => options[index]!.label.toLowerCase().startsWith(prefix)) ?? Math.max(active, 0);
}
