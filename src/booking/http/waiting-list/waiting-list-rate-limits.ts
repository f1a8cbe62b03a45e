import type { RateLimit } from '../../../platform/http/rate-limits/index.js';
import { bookingsPerPhone } from '../../bookings-per-phone.js';

/** Limit of waiting entries with one phone number a day: as many as bookings. */
export const waitingListPerPhone: RateLimit = {
  ...bookingsPerPhone,
  name: 'waiting-list-phone',
  fieldError: {
    field: 'client_phone',
    message: 'This phone number has joined the waiting list too often today. Please call the shop',
  },
};
