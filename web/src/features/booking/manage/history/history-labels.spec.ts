import { fieldChangeLabel, eventLabel, mailLabel, snapshotLabels } from './history-labels.js';
import type { FieldChangeDto, TimelineEventDto } from '../../../../shared/api/generated.js';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after }) as FieldChangeDto;
const event = (part: Partial<TimelineEventDto>) => part as TimelineEventDto;

it('says who did what', () => {
  expect(eventLabel(event({ type: 'BookingRescheduled', actor: 'user', admin_email: 'priya@longwater.example' }))).toBe(
    'Moved by priya@longwater.example',
  );
  expect(eventLabel(event({ type: 'BookingRequested', actor: 'visitor', admin_email: null }))).toBe(
    'Booked by the client',
  );
  expect(eventLabel(event({ type: 'BookingRequested', actor: 'key', admin_email: 'Website' }))).toBe(
    'Booked by key Website',
  );
  const cancelled = { type: 'BookingCancelled', actor: 'visitor', link_used_in: 'Safari on iPhone' } as const;
  expect(eventLabel(event(cancelled))).toBe('Cancelled by the client, by the private link in Safari on iPhone');
});

it('says how far a visit had come', () => {
  expect(fieldChangeLabel(change('day_state', null, 'arrived'))).toBe('Visit: arrived');
  expect(fieldChangeLabel(change('day_state', 'arrived', 'in_service'))).toBe('Visit: in service, was arrived');
  expect(fieldChangeLabel(change('day_state', 'arrived', null))).toBe('Visit: expected, was arrived');
});

it('says what it is now and what it was, as people write it', () => {
  expect(fieldChangeLabel(change('booking_time', '10:00', '11:30'))).toBe('Time: 11:30 AM, was 10:00 AM');
  expect(fieldChangeLabel(change('total_price', null, 89.5))).toBe('Price: $89.50');
  expect(fieldChangeLabel(change('list_price', null, 129.5))).toBe('List price: $129.50');
  expect(fieldChangeLabel(change('client_email', 'a@b.example', null))).toBe('Email: none, was a@b.example');
  expect(fieldChangeLabel(change('status', 'confirmed', 'no_show'))).toBe('Status: no-show, was confirmed');
});

it('says what the whole booking was, and what was new in it', () => {
  const state = new Map<string, FieldChangeDto['after']>(
    Object.entries({ booking_time: '11:30', status: 'pending', notes: null }) as never,
  );
  expect(snapshotLabels(state, [change('booking_time', '10:00', '11:30')])).toEqual([
    { name: 'Status', value: 'pending', isNew: false },
    { name: 'Time', value: '11:30 AM', isNew: true },
  ]);
});

it('says whether a mail has arrived', () => {
  const mail = { event_id: '', event_type: 'BookingConfirmed', attempts: 1, reason: null, at: '', at_local: '' };

  expect(mailLabel({ ...mail, recipient: 'client', channel: 'mail', state: 'sent' })).toBe(
    'Email “Confirmation” to the client: delivered',
  );
  expect(mailLabel({ ...mail, recipient: 'shop', channel: 'mail', state: 'failing' })).toContain('not delivered yet');
  expect(
    mailLabel({ ...mail, recipient: 'client', channel: 'mail', state: 'refused', reason: 'no such mailbox' }),
  ).toContain('refused by the mail server, no such mailbox');
  const limited = { ...mail, state: 'limited', reason: 'this address has had 10 mails today' } as const;
  expect(mailLabel({ ...limited, recipient: 'client', channel: 'mail' })).toContain(
    'not sent, this address has had 10 mails today',
  );
});
