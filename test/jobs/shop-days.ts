import type { MeasuredShop } from './measured-shop.js';

/** The shop's day and minute. */
export async function shopNow(shop: MeasuredShop): Promise<{ date: string; time: string }> {
  const { local_now } = (await (await shop.request.get('/api/shop')).json()) as { local_now: string };
  return { date: local_now.slice(0, 10), time: local_now.slice(11, 16) };
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const toMonday = (date: string): string => addDays(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7));

/** As it is typed into a field. */
export const toWritten = (date: string): string => date.split('-').reverse().join('/');
