import { useCallback, useSyncExternalStore } from 'react';
import { useGetShopQuery } from '../api/generated.js';
import { toShopNow } from './dates.js';
import type { ZonedShopNow } from './zone/shop-time.js';

/**
 * Milliseconds after which the shop's time is read again: twice a year its clock jumps, and the browser does not know
 * when.
 */
const SHOP_POLL_INTERVAL_MS = 10 * 60_000;

const subscribeToTicks = (tick: () => void) => {
  const timer = setInterval(tick, 10_000);
  return () => clearInterval(timer);
};

/** Returns the shop's wall clock, whatever zone the browser is in; undefined until the shop's details have loaded. */
export function useShopNow(): ZonedShopNow | undefined {
  const { data: shop, fulfilledTimeStamp = 0 } = useGetShopQuery(undefined, { pollingInterval: SHOP_POLL_INTERVAL_MS });
  // A string, because React compares snapshots by identity: the page renders again only when the minute changes.
  const minute = useCallback(() => {
    if (!shop) return '';
    const { date, time } = toShopNow(shop.local_now, Date.now() - fulfilledTimeStamp);
    return `${date} ${time}`;
  }, [shop, fulfilledTimeStamp]);
  const [date, time] = useSyncExternalStore(subscribeToTicks, minute).split(' ');
  return shop && date && time ? { date, time, zone: shop.time_zone } : undefined;
}
