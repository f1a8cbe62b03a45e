import type { GapDto, OfficeBookingDto, TodayDto } from '../../../shared/api/generated.js';
import { toDayEntries } from './day-entries.js';

const booking = (booking_time: string) => ({ id: booking_time, booking_time }) as OfficeBookingDto;
const gap = (start_time: string) => ({ start_time, end_time: '17:00', minutes: 60 }) as GapDto;

it('who is late comes before now, who is next and what is free after it, by time', () => {
  const today = { time: '10:20', late: [booking('10:05'), booking('10:20')], next: [booking('11:00')], gaps: [] };
  const entries = toDayEntries({ ...today, gaps: [gap('10:20'), gap('12:00')] } as unknown as TodayDto);
  expect(entries.map(({ kind, time }) => `${kind} ${time}`)).toEqual([
    'late 10:05',
    'late 10:20',
    'now 10:20',
    'gap 10:20',
    'next 11:00',
    'gap 12:00',
  ]);
  expect(entries[0]).toMatchObject({ minutes: 15 });
});
