import { formatMinutes } from '../../kernel/local-time.js';
import type { NewTimeSlot } from '../../scheduling/index.js';
import { longwaterCopy } from './longwater-copy.js';

/** Details of the demo shop, all invented. Ids are fixed, so that opening it again finds the existing data. */
export const shopDetails = {
  name: 'Longwater',
  tagline: 'Remedial, hot stone and pregnancy massage in five quiet rooms behind Crown Street, Surry Hills.',
  addressLines: ['48 Carrington Lane', 'Surry Hills NSW 2010'],
  phone: '(02) 5550 4821',
  email: 'hello@longwater.example',
  mapUrl: 'https://www.openstreetmap.org/search?query=Crown%20Street%20Surry%20Hills',
  words: longwaterCopy,
};

/** Booking rules of the demo shop: a booking takes its treatment and a quarter of an hour for the room. */
export const demoBookingRules = {
  slot_occupancy: 'full_duration',
  cleanup_buffer_minutes: 15,
  book_outside_business_hours: false,
  visitors_book_visits: true,
} as const;

const weekday = { open: '09:00', close: '22:00', closed: false };

/** Opening hours of the demo shop, as its landing page has them. */
export const businessHours = {
  ...{ monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday, saturday: weekday },
  sunday: { open: '09:00', close: '17:00', closed: false },
};

export const cancellationPolicy = {
  hoursBeforeBooking: 24,
  refundPercentage: 100,
  policyText:
    'Plans change. Move or cancel free of charge until 24 hours before your appointment. After that, half of the price is due, because we can rarely offer the time to someone else. If you are unwell, please call us: we will find another day.',
};

const SINGLE_ROOMS = ['Banksia', 'Fern', 'Wattle', 'Bottlebrush'];

/** The room in which two people can be at a time. */
export const COUPLES_ROOM = 'Waratah';

/** Rooms of the demo shop, in the order in which they are given out. */
export const rooms: readonly { name: string; places: number }[] = [
  ...SINGLE_ROOMS.map((name) => ({ name, places: 1 })),
  { name: COUPLES_ROOM, places: 2 },
];

/** Names of the rooms for a treatment, where not every room will do: one needs no room, one the stones' heater. */
export const roomNeeds: Readonly<Record<string, readonly string[]>> = {
  'Foot and Scalp Massage': [],
  'Hot Stone Massage': ['Banksia', 'Fern'],
};

/** Time slots every half hour from 09:00; the last one ends at 21:00. */
export const timeSlots: readonly (NewTimeSlot & { id: string })[] = Array.from({ length: 24 }, (_, n) => ({
  id: `71e51070-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
  startTime: formatMinutes(540 + 30 * n),
  endTime: formatMinutes(570 + 30 * n),
  shiftType: n < 6 ? 'Morning' : n < 16 ? 'Afternoon' : 'Evening',
  displayOrder: n,
}));
