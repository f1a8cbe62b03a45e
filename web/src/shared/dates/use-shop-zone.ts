import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useEffect } from 'react';
import { useGetShopQuery } from '../api/generated.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Makes antd's date pickers use the shop's today and now, which they read from dayjs's default zone. */
export function useShopZone(): void {
  const zone = useGetShopQuery().data?.time_zone;
  useEffect(() => dayjs.tz.setDefault(zone), [zone]);
}
