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
} as const;

/** Time slots every half hour from 09:00; the last one ends at 21:00. */
export const timeSlots: readonly (NewTimeSlot & { id: string })[] = Array.from({ length: 24 }, (_, n) => ({
  id: `71e51070-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
  startTime: formatMinutes(540 + 30 * n),
  endTime: formatMinutes(570 + 30 * n),
  shiftType: n < 6 ? 'Morning' : n < 16 ? 'Afternoon' : 'Evening',
  displayOrder: n,
}));
