import type { ChangedBookingDto } from '../../../../shared/api/generated.js';
import { changeMessage } from './undo-labels.js';

const booking = (client_told_in_seconds: number | null) =>
  ({
    client_name: 'Maria Silva',
    booking_date: '2026-03-02',
    booking_time: '09:00',
    therapist_name: 'Mei Tanaka',
    client_told_in_seconds,
  }) as ChangedBookingDto;

it('says what was done to which booking, and who is told when, only where a mail goes', () => {
  expect(changeMessage(booking(30), 'Undone')).toMatch(
    /^Undone\. Maria Silva, .*, 9:00 AM\. We'll email Maria in 30 seconds\.$/,
  );
  expect(changeMessage(booking(0), 'Undone')).toContain("We'll email Maria.");
  expect(changeMessage(booking(null), 'Undone')).not.toContain('told');
});

it('says of a move with whom it is now', () => {
  expect(changeMessage(booking(null), 'Moved', true)).toMatch(/^Moved\. Maria Silva, .*, 9:00 AM with Mei Tanaka\.$/);
  expect(changeMessage(booking(null), 'Undone')).not.toContain('Mei');
});

it('calls a client who was erased that', () => {
  expect(changeMessage({ ...booking(null), client_name: '' }, 'Undone')).toMatch(/^Undone\. Erased client, /);
});
