/** Formats a count: `1 row`, `1,200 rows`. */
export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
