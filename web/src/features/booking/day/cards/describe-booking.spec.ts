import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { toDayProgress } from '../../manage/day-state/day-progress.js';
import { cardLabel, describeBooking, isDue, toShape } from './describe-booking.js';

const booking = {
  client_name: 'Nadia Aziz',
  service_name: 'Remedial',
  room_name: null,
  visit: null,
  booking_date: '2026-11-26',
  booking_time: '14:00',
  booking_duration: 60,
  status: 'confirmed',
  day_state: null,
  client_alert: null,
  is_attendance_confirmed: false,
} as unknown as OfficeBookingDto;
const labelAt = (time: string, more: Partial<OfficeBookingDto> = {}) => {
  const seen = { ...booking, ...more };
  return cardLabel(seen, toDayProgress(seen, { date: '2026-11-26', time }));
};

describe('the card of a booking', () => {
  it.each<[Partial<OfficeBookingDto>, string]>([
    [{}, 'booked'],
    [{ day_state: 'arrived' }, 'arrived'],
    [{ day_state: 'in_service' }, 'in-service'],
    [{ status: 'completed' }, 'completed'],
    [{ status: 'no_show' }, 'no-show'],
    [{ status: 'pending' }, 'request'],
  ])('%j is %s', (more, shape) => expect(toShape({ ...booking, ...more })).toBe(shape));

  it('says that its client was erased', () =>
    expect(describeBooking({ ...booking, client_name: '' }, undefined)).toMatch(/^2:00 Erased client, Remedial/));

  it('says that the client is due at the start, then that they are late, and after ten minutes that they are very late', () => {
    expect(labelAt('13:59')).toBeUndefined();
    expect(labelAt('14:00')).toEqual({ text: 'Due now' });
    expect(labelAt('14:09')).toEqual({ text: 'Late 9 min', tone: 'late' });
    expect(labelAt('14:10')).toEqual({ text: 'Late 10 min', tone: 'very-late' });
    expect(labelAt('16:33')).toEqual({ text: 'Late 2 h 33 min', tone: 'very-late' });
    expect(labelAt('14:10', { day_state: 'arrived' })).toEqual({ text: 'Arrived' });
  });

  it('offers the next step from half an hour before the start on, and while the client is here', () => {
    const now = { date: '2026-11-26', time: '13:29' };
    expect(isDue(booking, now)).toBe(false);
    expect(isDue(booking, { ...now, time: '13:30' })).toBe(true);
    expect(isDue({ ...booking, day_state: 'arrived' }, now)).toBe(true);
    expect(isDue(booking, { date: '2026-11-25', time: '23:59' })).toBe(false);
  });

  it('is read out with state and alert', () => {
    expect(describeBooking(booking, undefined)).toBe('2:00 Nadia Aziz, Remedial, 2:00 PM to 3:00 PM, confirmed');
    expect(describeBooking({ ...booking, room_name: 'Room 2' }, undefined)).toContain('Remedial, Room 2, 2:00 PM');
    const inRoom = { ...booking, room_name: 'Room 2', therapist_name: 'Mei' };
    expect(describeBooking(inRoom, undefined, { isOutsideColumn: true })).toContain('Remedial, Mei, 2:00 PM');
    const alerted = { ...booking, day_state: 'arrived' as const, client_alert: 'Allergic to lavender' };
    expect(describeBooking(alerted, { text: 'Arrived' })).toBe(
      '2:00 Nadia Aziz, arrived, Allergic to lavender, Remedial, 2:00 PM to 3:00 PM, confirmed, alert: Allergic to lavender',
    );
  });

  it('is read out as it is shown, and said once to be over', () => {
    const request = { ...booking, status: 'pending' as const };
    expect(describeBooking(request, { text: 'Request' }, { isBrief: true })).toBe(
      '2:00 Nadia Aziz, request, Remedial, 2:00 PM to 3:00 PM, pending',
    );
    expect(describeBooking({ ...booking, status: 'no_show' }, { text: 'No-show' })).toBe(
      '2:00 Nadia Aziz, Remedial, no-show, 2:00 PM to 3:00 PM',
    );
    expect(describeBooking({ ...booking, status: 'completed' }, { text: 'Completed' }, { isBrief: true })).toBe(
      '2:00 Nadia Aziz, completed, Remedial, 2:00 PM to 3:00 PM',
    );
  });
});
