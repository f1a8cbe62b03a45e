/** Formats a count with its noun: `1 booking`, `1,200 bookings`. */
export const formatCount = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
