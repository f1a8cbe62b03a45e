import { booking, date, plan, shift, shop } from '../../../../test/support/fixtures/relocation-fixtures.js';
import {
  applyChange,
  type HypotheticalChange,
  Schedule,
  type ScheduleSnapshot,
  toFormer,
} from '../../../scheduling/index.js';
import { findClosedShifts } from './find-closed-shifts.js';

describe('where the shop is closed', () => {
  const next = '2026-03-03';
  const day = { open: '09:00', close: '17:00', closed: false };
  const week = {
    ...{ monday: { ...day, closed: true }, tuesday: day, wednesday: day, thursday: day },
    ...{ friday: day, saturday: day, sunday: day },
  };
  const shifts = [shift('tom'), shift('mei'), shift('mei', next), shift('tom', next, ['17:00', '20:00'])];
  const named = (given: Partial<ScheduleSnapshot>, change: HypotheticalChange, from = date) => {
    const snapshot = shop([], { shifts, ...given });
    const [before, after] = [new Schedule(toFormer(snapshot, change)), new Schedule(applyChange(snapshot, change))];
    return findClosedShifts(before, after, from).map(({ id }) => id);
  };

  it('the shifts that would lie in closed times, wholly or in part, are named, by day and name', () => {
    expect(named({}, { kind: 'business-hours', week })).toEqual([`mei ${date}`, `tom ${date}`, `tom ${next}`]);
    expect(named({}, { kind: 'business-hours', week }, next)).toEqual([`tom ${next}`]);
    expect(named({ week }, { kind: 'closures', ranges: [{ firstDate: date, lastDate: next }] })).toEqual([
      `mei ${next}`,
    ]);
    const evening = [shift('mei', next), shift('tom', next, ['12:00', '20:00'])];
    const later = { ...week, tuesday: { ...day, close: '00:00' } };
    expect(named({ shifts: evening }, { kind: 'business-hours', week })).toEqual([`tom ${next}`]);
    expect(named({ shifts: evening, week }, { kind: 'business-hours', week: later })).toEqual([]);
    expect(named({ shifts: evening, week: later }, { kind: 'business-hours', week })).toEqual([`tom ${next}`]);
    const rules = { isFull: true, bufferMinutes: 15, ignoresHours: true };
    expect(named({ rules }, { kind: 'business-hours', week })).toEqual([]);
  });

  it('what lies there already is named once nothing else is asked about', async () => {
    const asked: HypotheticalChange = { kind: 'closed-times', days: null };
    expect(named({ week }, asked)).toEqual([`mei ${date}`, `tom ${date}`, `tom ${next}`]);
    const one = booking({ bookingId: 'one' });
    expect(await plan([one], asked, { week, shifts })).toEqual({ one: `mei 10:00 on ${next}` });
    const closures = [{ firstDate: date, lastDate: date }];
    expect(await plan([one], asked, { closures, shifts })).toEqual({ one: `mei 10:00 on ${next}` });
    expect(await plan([one], asked, { shifts })).toEqual({});
    expect(named({ week, rules: { isFull: true, bufferMinutes: 15, ignoresHours: true } }, asked)).toHaveLength(3);
  });
});
