/** The middle one. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** @param share 0 to 1: 0.95 for the value that 95 of 100 do not exceed */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
}

/** Three significant digits, no more than two behind the point. */
export function formatNumber(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
