import { booking } from '../../../test/support/fixtures/mail-fixtures.js';
import { countTextParts } from '../../platform/text-messages/gsm-text.js';
import { renderReminderText } from './reminder-text.js';

const link = `https://longwater.example/booking-success#session_id=${'x'.repeat(38)}`;
const render = (changes: object = {}) => renderReminderText(true, { ...booking, ...changes }, 'Longwater', link);

it('says who, when, and where to answer, in one message', () => {
  expect(render({ serviceName: 'Cupping', therapistName: 'Mei' })).toBe(
    `Longwater: Thu Nov 26 2:30 PM, Cupping with Mei. Confirm or change: ${link}`,
  );
});

it.each([
  [{ serviceName: 'Hot Stone and Deep Tissue Massage' }, 'Longwater: Thu Nov 26 2:30 PM with Mei Tanaka. '],
  [{ therapistName: 'Mei Tanaka de la Sierra y Bustamante' }, 'Longwater: Thu Nov 26 2:30 PM. Confirm'],
  [{ serviceName: 'Hot Stone and Deep Tissue', therapistName: 'Zoë' }, 'Longwater: Thu Nov 26 2:30 PM with Zoe. '],
  [{ isUnassigned: true }, 'Longwater: Thu Nov 26 2:30 PM, '],
])('leaves out what has no room: %j', (changes, start) => {
  const text = render(changes);
  expect(text).toContain(start);
  expect(text).toContain(link);
  expect(countTextParts(text)).toBe(1);
});

it('does not say today of an appointment in the morning, which it reminds of on the evening before', () => {
  const text = renderReminderText(false, { ...booking, time: '09:30' }, 'Longwater', link);
  expect(text).toMatch(/^Longwater: Thu Nov 26 9:30 AM.*See you soon/);
});

it('makes no link of a name', () => {
  expect(renderReminderText(false, booking, 'evil.com', link)).toContain('evil. com: ');
});
