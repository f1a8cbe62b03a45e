import { findGap, formatDay, formatTimeUntil, nextAppointment, getProgress } from './appointment-days.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';

const booking = (id: string, date: string, time: string, status: OfficeBookingDto['status'] = 'confirmed') =>
  ({ id, booking_date: date, booking_time: time, booking_duration: 60, status }) as OfficeBookingDto;
const now = { date: '2026-11-20', time: '13:51', zone: 'Australia/Sydney' };

describe('the name of a day', () => {
  it('is today or tomorrow by the shop’s calendar', () => {
    expect(formatDay('2026-11-20', now.date)).toEqual({ name: 'Today', date: 'Friday, November 20' });
    expect(formatDay('2026-11-21', now.date)).toEqual({ name: 'Tomorrow', date: 'Saturday, November 21' });
  });

  it('is the weekday further away', () => {
    expect(formatDay('2026-11-26', now.date)).toEqual({ name: 'Thursday', date: 'November 26' });
  });
});

describe('the next appointment', () => {
  it('is the first of today that has not begun', () => {
    const all = [booking('begun', '2026-11-20', '13:30'), booking('next', '2026-11-20', '14:30')];
    expect(nextAppointment(all, now)).toEqual({ id: 'next', minutes: 39 });
  });

  it('is never a cancelled one', () => {
    expect(nextAppointment([booking('gone', '2026-11-20', '14:30', 'cancelled')], now)).toBeUndefined();
  });

  it('is none when today is over', () => {
    expect(nextAppointment([booking('tomorrow', '2026-11-21', '14:30')], now)).toBeUndefined();
  });
});

describe('an appointment of today', () => {
  const at = (time: string, status?: OfficeBookingDto['status']) =>
    getProgress(booking('one', now.date, time, status), now);

  it('is under way from its start until its end', () => {
    expect(['12:52', '13:51'].map((time) => at(time))).toEqual(['now', 'now']);
    expect(['12:51', '09:00'].map((time) => at(time))).toEqual(['over', 'over']);
    expect(at('13:52')).toBeUndefined();
  });

  it('lasts its minutes, also where the shop’s clock leaves an hour out or shows it twice', () => {
    const early = { zone: 'Australia/Sydney' };
    const spring = booking('spring', '2026-10-04', '01:30');
    expect(nextAppointment([spring], { ...early, date: '2026-10-04', time: '01:20' })?.minutes).toBe(10);
    expect(getProgress(spring, { ...early, date: '2026-10-04', time: '03:29' })).toBe('now');
    expect(getProgress(spring, { ...early, date: '2026-10-04', time: '03:30' })).toBe('over');
    const autumn = booking('autumn', '2026-04-05', '04:00');
    expect(nextAppointment([autumn], { ...early, date: '2026-04-05', time: '01:00' })?.minutes).toBe(240);
  });

  it('is over once it is completed or cancelled', () => {
    expect([at('13:30', 'completed'), at('13:30', 'cancelled')]).toEqual(['over', 'over']);
  });
});

describe('the time until then', () => {
  it.each([
    [1, 'in 1 minute'],
    [39, 'in 39 minutes'],
    [60, 'in 1 hour'],
    [125, 'in 2 hours 5 minutes'],
  ])('of %i minutes reads %s', (minutes, words) => expect(formatTimeUntil(minutes)).toBe(words));
});

describe('the free time before an appointment', () => {
  const next = booking('next', '2026-11-20', '16:00');

  it('lasts from the end of the one before, or from now on', () => {
    expect(findGap([booking('before', '2026-11-20', '14:00')], next, now)).toEqual({ from: '15:00', minutes: 60 });
    expect(findGap([booking('before', '2026-11-20', '10:00')], next, now)).toEqual({ from: '13:51', minutes: 129 });
  });

  it('is none before the first, for a few minutes, or where one was cancelled', () => {
    expect(findGap([], next, now)).toBeUndefined();
    expect(findGap([booking('before', '2026-11-20', '14:50')], next, now)).toBeUndefined();
    expect(findGap([booking('gone', '2026-11-20', '14:00', 'cancelled')], next, now)).toBeUndefined();
  });
});
