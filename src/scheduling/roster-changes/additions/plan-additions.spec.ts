import type { RosterShift } from '../../rosters/roster-change.js';
import { planAdditions } from './plan-additions.js';

const shift = (date: string, start: string | null, end: string | null, therapistId = 'mei'): RosterShift => ({
  id: `${therapistId} ${date} ${start}`,
  therapistId,
  date,
  start,
  end,
  shiftType: 'custom',
  shiftHours: `${start} - ${end}`,
});
const there = [shift('2026-03-03', '09:00', '12:00')];
const plan = (...candidates: RosterShift[]) => {
  const { added, kept, skipped } = planAdditions(candidates, {
    existing: there,
    isRosterable: (id) => id !== 'gone',
    findDayOff: ({ date }) => (date === '2026-03-09' ? 'leave' : date === '2026-03-10' ? 'closure' : null),
    today: '2026-03-02',
  });
  return [...added.map(() => 'added'), ...[...kept, ...skipped].map(({ reason }) => reason)];
};

describe('a shift that is to be entered', () => {
  it('is, beside one that it only meets', () => {
    expect(plan(shift('2026-03-03', '12:00', '14:00'))).toEqual(['added']);
    expect(plan(shift('2026-03-03', '09:00', '12:00', 'tom'))).toEqual(['added']);
  });

  it('is not where the same one is, or one that overlaps', () => {
    expect(plan(shift('2026-03-03', '09:00', '12:00'))).toEqual(['identical']);
    expect(plan(shift('2026-03-03', '11:00', '14:00'))).toEqual(['overlap']);
    expect(plan(shift('2026-03-03', '08:00', '17:00'))).toEqual(['overlap']);
  });

  it('is not twice', () => {
    const twice = shift('2026-03-04', '09:00', '12:00');
    expect(plan(twice, { ...twice, id: 'again' })).toEqual(['added', 'identical']);
  });

  it('is left out on a day that is over, for who is gone, on leave, while the shop is closed, and with hours that cannot be read', () => {
    expect(plan(shift('2026-03-01', '09:00', '12:00'))).toEqual(['past']);
    expect(plan(shift('2026-03-04', '09:00', '12:00', 'gone'))).toEqual(['inactive']);
    expect(plan(shift('2026-03-09', '09:00', '12:00'))).toEqual(['leave']);
    expect(plan(shift('2026-03-10', '09:00', '12:00'))).toEqual(['closure']);
    expect(plan(shift('2026-03-04', null, null))).toEqual(['unreadable']);
  });
});
