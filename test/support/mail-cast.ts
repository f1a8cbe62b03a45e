import type { MailBooking, MailShop } from '../../src/booking/mail/mail-types.js';

export const booking: MailBooking = {
  id: '0b5f9c3e-53c4-7a11-9d2f-3f7a5a0c9e01',
  version: 1,
  status: 'confirmed',
  serviceName: 'Hot Stone Massage',
  therapistName: 'Mei Tanaka',
  isUnassigned: false,
  date: '2026-11-26',
  time: '14:30',
  durationMinutes: 90,
  firstName: 'Georgia',
  lastName: 'Marsh',
  clientEmail: 'georgia.marsh@example.com',
  clientPhone: '0412 345 678',
  notes: 'Left shoulder, please go lightly around the collarbone.',
  totalCents: 16500,
  currency: 'USD',
  cancellationReason: null,
  pendingReason: null,
};

export const shop: MailShop = {
  name: 'Longwater',
  addressLines: ['48 Carrington Lane', 'Surry Hills NSW 2010'],
  phone: '(02) 5550 4821',
  email: 'hello@longwater.example',
  hours: [
    { days: 'Mon-Fri', hours: '9am-10pm' },
    { days: 'Sunday', hours: '9am-5pm' },
  ],
  timeZone: 'Australia/Sydney',
  cancellationHours: 24,
  paymentMethods: 'Cash or card',
};
