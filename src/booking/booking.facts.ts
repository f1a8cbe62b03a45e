import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';
import type { BookingEvent } from './domain/booking.events.js';

/** How the booking's events appear in the admin action log. */
export const bookingFacts = {
  BookingRequested: {
    action_type: 'booking_create',
    kind: 'create',
    details: {
      booking_id: 'stream',
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
      service: 'data.serviceName',
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
      verdict: 'data.verdict',
    },
  },
  BookingConfirmed: {
    action_type: 'booking_confirm',
    kind: 'update',
    details: { booking_id: 'stream', how: 'data.how' },
  },
  EmailVerified: { action_type: 'booking_verify_email', kind: 'update', details: { booking_id: 'stream' } },
  BookingRescheduled: {
    action_type: 'booking_update',
    kind: 'update',
    details: {
      booking_id: 'stream',
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
    },
  },
  BookingServiceChanged: {
    action_type: 'booking_update',
    kind: 'update',
    details: { booking_id: 'stream', service: 'data.serviceName' },
  },
  ClientDetailsChanged: {
    action_type: 'booking_update',
    kind: 'update',
    details: {
      booking_id: 'stream',
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
      client_phone: 'personal.phone',
      client_email: 'personal.email',
      notes: 'personal.notes',
    },
  },
  BookingReopened: { action_type: 'booking_reopen', kind: 'update', details: { booking_id: 'stream', from: 'data.from' } },
  BookingCompleted: { action_type: 'booking_complete', kind: 'update', details: { booking_id: 'stream' } },
  BookingCancelled: {
    action_type: 'booking_cancel',
    kind: 'delete',
    details: { booking_id: 'stream', client_name: 'personal.clientName', reason: 'personal.reason' },
  },
  LetterResent: { action_type: 'booking_resend_letter', kind: 'update', details: { booking_id: 'stream' } },
  PersonalDataErased: { action_type: 'booking_erase_person', kind: 'delete', details: { booking_id: 'stream' } },
} as const satisfies Record<BookingEvent['type'], ActionLogEntry>;
