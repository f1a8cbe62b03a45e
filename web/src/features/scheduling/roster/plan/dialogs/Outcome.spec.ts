import { formatOutcome } from './Outcome.js';

const shift = { therapist_id: 'mei', therapist_name: 'Mei', roster_date: '2026-03-03', shift_hours: '9-17' };
const added = { ...shift, shift_type: 'full', reason: null };
const booking = { booking_id: 'b', therapist_id: 'mei', therapist_name: 'Mei', date: '2026-03-03', time: '18:00' };
const outcome = { added: [added], drafted: 0, removed: [], kept: [], skipped: [], uncovered: [] };

it.each([
  [outcome, '1 new'],
  [{ ...outcome, drafted: 1 }, '1 new as drafts'],
  [{ ...outcome, added: [added, added], drafted: 1 }, '2 new (1 of them drafts)'],
  [{ ...outcome, skipped: [{ ...added, reason: 'leave' as const }] }, '1 new, 1 skipped (on leave)'],
  [{ ...outcome, kept: [{ ...added, reason: 'identical' as const }] }, '1 new, 1 kept'],
  [{ ...outcome, removed: [added], uncovered: [booking, booking] }, '1 new, 1 removed, 2 bookings uncovered'],
  [{ ...outcome, uncovered: [booking] }, '1 new, 1 booking uncovered'],
  [{ ...outcome, drafted: 1 }, '1 new as drafts'],
  [{ ...outcome, added: [added, added], drafted: 1 }, '2 new (1 of them drafts)'],
])('says what a change of the roster does: %#', (done, text) => {
  expect(formatOutcome(done)).toBe(text);
});
