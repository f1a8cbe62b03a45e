import type { RecurringDayDto } from '../../../../shared/api/generated.js';
import { describeChosen, findPlace, SKIP } from './chosen-places.js';

const place = (booking_time: string, therapist_name = 'Mei') => ({
  ...{ booking_date: '2026-03-03', booking_time, therapist_id: therapist_name.toLowerCase(), therapist_name },
});
const day = (more: Partial<RecurringDayDto>): RecurringDayDto => ({
  ...{ booking: null, booking_date: '2026-03-03', place: null, reason: null, closure: null, proposals: [] },
  ...more,
});
const fits = day({ place: place('10:00') });
const moves = day({
  ...{ booking_date: '2026-03-10', reason: 'taken' as const, proposals: [place('10:30'), place('10:00', 'Tom')] },
});
const lost = day({ booking_date: '2026-03-17', reason: 'closed' });

describe('the days of a series', () => {
  it('take the wanted start, else the first proposal, else nothing', () => {
    expect(findPlace(fits, {})).toMatchObject({ booking_time: '10:00' });
    expect(findPlace(moves, {})).toMatchObject({ booking_time: '10:30' });
    expect(findPlace(lost, {})).toBeNull();
  });

  it('take what was chosen, while it is offered', () => {
    expect(findPlace(moves, { '2026-03-10': '10:00 tom' })).toMatchObject({ therapist_name: 'Tom' });
    expect(findPlace(moves, { '2026-03-10': '09:00 tom' })).toMatchObject({ booking_time: '10:30' });
    expect(findPlace(fits, { '2026-03-03': SKIP })).toBeNull();
  });

  it('are counted by what becomes of them', () => {
    expect(describeChosen([fits, moves, lost], {})).toBe('1 as wanted, 1 with another time or therapist, 1 left out');
    expect(describeChosen([fits], {})).toBe('1 as wanted');
  });
});
