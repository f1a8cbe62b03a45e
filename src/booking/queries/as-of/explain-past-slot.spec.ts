import type { PastSchedule } from '../../../scheduling/index.js';
import { explainPastSlot, type PastOccupant } from './explain-past-slot.js';

const mei = '1';
const schedule: PastSchedule = {
  closure: null,
  opensAt: '09:00',
  closesAt: '17:00',
  isOpen: true,
  cleanupMinutes: 15,
  takesWholeDuration: true,
  ignoresHours: false,
  therapists: [{ id: mei, name: 'Mei', isActive: true, availableSlots: 3 }],
  shifts: [{ therapistId: mei, from: '09:00', to: '20:00' }],
  blocks: [],
  leave: [],
};
const occupant = (time: string, status: PastOccupant['status']): PastOccupant => ({
  ...{ therapistId: mei, time, minutes: 60, cleanupMinutes: null, status, name: 'Zoe Ito, Swedish' },
  roomId: null,
});
const explain = (time: string, then: Partial<PastSchedule>, ...bookings: PastOccupant[]) =>
  explainPastSlot({ therapistId: mei, time, minutes: 60 }, { schedule: { ...schedule, ...then }, bookings, rooms: [] });

describe('a start of the past is judged as the day was', () => {
  it('was free beside requests, of which it warns', () => {
    const causes = ['Requested: Zoe Ito, Swedish, 10:00 AM.'];
    expect(explain('10:00', {}, occupant('10:00', 'requested'))).toEqual({ isFree: true, causes });
  });

  it('was free for the office when the shop was closed, of which it warns unless hours bound nobody', () => {
    expect(explain('18:00', {})).toEqual({ isFree: true, causes: ['The shop was open 9:00 AM to 5:00 PM.'] });
    expect(explain('18:00', { ignoresHours: true })).toEqual({ isFree: true, causes: [] });
  });

  it('was kept from no treatment by leave that began while the room was cleaned', () => {
    const leave = [{ therapistId: mei, from: '11:00', to: '12:00' }];
    expect(explain('10:00', { leave })).toEqual({ isFree: true, causes: [] });
    expect(explain('10:05', { leave })).toEqual({
      isFree: false,
      causes: ['Mei was on leave 11:00 AM to 12:00 PM.'],
    });
  });

  it('was taken by the start of a block alone where bookings took their start alone', () => {
    const blocks = [{ therapistId: mei, from: '10:00', to: '12:00' }];
    const then = { blocks, takesWholeDuration: false, cleanupMinutes: 0 };
    expect(explain('11:00', then)).toEqual({ isFree: true, causes: [] });
    expect(explain('10:00', then).isFree).toBe(false);
    expect(explain('11:00', { blocks }).isFree).toBe(false);
  });

  it('had no room while somebody else was in the only one, cleanup included', () => {
    const shop = { schedule, rooms: ['oak'] };
    const bookings = [{ ...occupant('10:00', 'booked'), therapistId: '2', roomId: 'oak' }];
    const at = (time: string) => explainPastSlot({ therapistId: mei, time, minutes: 60 }, { ...shop, bookings });
    expect(at('11:00')).toEqual({ isFree: false, causes: ['No room was free for a treatment that needs one.'] });
    expect(at('11:15')).toEqual({ isFree: true, causes: [] });
  });

  it('names everything that was in the way in the order in which the shop decides', () => {
    const leave = [{ therapistId: mei, from: '00:00', to: '24:00' }];
    const full = ['09:00', '12:00', '15:00'].map((time) => occupant(time, 'booked'));
    expect(explain('12:30', { leave }, ...full).causes).toEqual([
      'Mei was on leave all day.',
      'Booked: Zoe Ito, Swedish, 12:00 PM.',
      'Mei had 3 starts that day, and may have 3.',
    ]);
  });
});
