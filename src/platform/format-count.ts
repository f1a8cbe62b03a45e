/** `1 booking`, `1,200 bookings`. */
export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
