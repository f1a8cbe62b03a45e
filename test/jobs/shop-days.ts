import type { MeasuredShop } from './measured-shop.js';

/** The shop's day and minute. */
export async function shopNow(shop: MeasuredShop): Promise<{ date: string; time: string }> {
  const { local_now } = (await (await shop.request.get('/api/shop')).json()) as { local_now: string };
  return { date: local_now.slice(0, 10), time: local_now.slice(11, 16) };
}

/** As it is typed into a field. */
export const toAustralianDate = (date: string): string => date.split('-').reverse().join('/');
