import { bookingEventTypes } from '../../src/booking/booking.event-types.js';
import { loggedEventTypes } from '../../src/booking/logged-event-types.js';
import type { BookingMailDto } from '../../web/src/shared/api/generated.js';
import type { ConfirmedBooking } from '../../src/booking/domain/booking.state.js';
import { notificationRules } from '../../src/booking/notifications/notification-rules.js';
import { toDisplayFields } from '../../src/booking/queries/timeline/booking-display.js';
import {
  eventLabel,
  fieldChangeLabel,
  mailLabel,
} from '../../web/src/features/booking/manage/history/history-labels.js';

it('a booking’s history has words for every event and every field', () => {
  const unsaid = Object.keys(bookingEventTypes).filter((type) =>
    eventLabel({ type, actor: 'system' } as Parameters<typeof eventLabel>[0]).startsWith(type),
  );
  expect(unsaid).toEqual([]);
  const booking: ConfirmedBooking = {
    status: 'confirmed',
    appointment: { therapistId: 'mei', isUnassigned: false, date: '2026-03-02', time: '10:00' },
    service: { serviceId: 'deep', serviceName: 'Deep', durationMinutes: 60, totalCents: 12_950, currency: 'USD' },
    client: null,
    userId: null,
    isEmailVerified: false,
    isAttendanceConfirmed: false,
    roomId: null,
  };
  const unnamed = Object.keys(toDisplayFields(booking, new Map(), new Map())).filter((field) =>
    fieldChangeLabel({ field, before: null, after: null }).startsWith(field),
  );
  expect(unnamed).toEqual([]);
});

it('a booking’s history has a name for every mail', () => {
  const names = new Map(Object.entries(loggedEventTypes).map(([name, { event }]) => [event.name, name]));
  const events = notificationRules.map(({ event }) => names.get(event.name) ?? '');
  expect(events).not.toContain('');
  const unnamed = events.filter((event_type) =>
    mailLabel({ event_type, recipient: 'client', channel: 'mail', state: 'sent' } as BookingMailDto).includes(
      event_type,
    ),
  );
  expect(unnamed).toEqual([]);
});
