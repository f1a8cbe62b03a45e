import { OPEN_STATUSES } from './domain/booking-status.js';

const openStatusesSql = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');

/** Returns a SQL condition that a booking is open. @param status the column with its status, such as `b.status` */
export const isOpenSql = (status: string): string => `${status} in (${openStatusesSql})`;
