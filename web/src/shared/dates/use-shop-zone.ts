import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useEffect } from 'react';
import { useGetShopQuery } from '../api/generated.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Makes antd's date pickers call today and now what the shop does: they ask the default zone of dayjs for both. */
export function useShopZone(): void {
  const zone = useGetShopQuery().data?.time_zone;
  useEffect(() => dayjs.tz.setDefault(zone), [zone]);
}
