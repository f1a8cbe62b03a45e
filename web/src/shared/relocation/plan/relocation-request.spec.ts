import type { RelocationDto } from '../../api/generated.js';
import { groupByOutcome, toRelocationRequest } from './relocation-request.js';

const place = {
  therapist_id: 'tom',
  therapist_name: 'Tom',
  booking_date: '2026-03-02',
  booking_time: '10:00',
};
const toRow = (id: string, outcome: RelocationDto['outcome'], to: RelocationDto['place'] = null): RelocationDto => ({
  cause: 'away',
  outcome,
  place: to,
  booking: { ...place, id, version: 3 } as RelocationDto['booking'],
});
const rows = [
  toRow('a', 'same_time', place),
  toRow('b', 'other_time', { ...place, booking_time: '11:00' }),
  toRow('c', 'cancel'),
  toRow('d', 'keep'),
  toRow('e', 'call'),
  toRow('f', 'taken'),
];
const options = { reason: 'Tom is sick', notifiesMoved: true, notifiesCancelled: false };

it('changes only bookings that move or are cancelled', () => {
  const { moves, cancelled } = groupByOutcome(rows);
  expect([moves, cancelled].map((group) => group.map(({ booking }) => booking.id))).toEqual([['a', 'b'], ['c']]);
});

it('asks for each change with the version that was shown', () => {
  expect(toRelocationRequest(rows, options, undefined)).toEqual({
    moves: [
      { booking_id: 'a', version: 3, therapist_id: 'tom', booking_date: '2026-03-02', booking_time: '10:00' },
      { booking_id: 'b', version: 3, therapist_id: 'tom', booking_date: '2026-03-02', booking_time: '11:00' },
    ],
    cancellations: [{ booking_id: 'c', version: 3 }],
    reason: 'Tom is sick',
    notify_client: true,
    notify_cancelled: false,
  });
});

it('sends no reason where nothing is cancelled, and the absence where there is one', () => {
  const absence = { therapist_id: 'tom', first_date: '2026-03-02', last_date: '2026-03-02' };
  expect(toRelocationRequest(rows.slice(0, 1), options, { absence })).toMatchObject({ absence, reason: '' });
});
