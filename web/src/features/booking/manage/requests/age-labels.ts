/** `65` → `1 h 5 min`, `3000` → `2 days`. Minutes, rounded down. */
export function formatAge(minutes: number): string {
  if (minutes < 1) return 'just now';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days >= 1) return days === 1 ? '1 day' : `${days} days`;
  return hours >= 1 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
