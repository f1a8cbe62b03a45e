import type { GapDto, OfficeBookingDto, TodayDto } from '../../../shared/api/generated.js';
import { toDayEntries } from './day-entries.js';

const booking = (booking_time: string) => ({ id: booking_time, booking_time }) as OfficeBookingDto;
const gap = (start_time: string) => ({ start_time, end_time: '17:00', minutes: 60 }) as GapDto;

it('who is late comes before now, who is next and what is free after it, by time', () => {
  const today = { time: '10:20', late: [booking('10:05'), booking('10:20')], next: [booking('11:00')], gaps: [] };
  const { entries } = toDayEntries({ ...today, gaps: [gap('10:20'), gap('12:00')] } as unknown as TodayDto);
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

it('names everybody who is to come; what is free gives way to them, and is counted', () => {
  const hours = ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00'];
  const today = { time: '10:20', late: [], next: hours.map(booking), gaps: [gap('10:30'), gap('12:30'), gap('16:00')] };
  const { entries, hiddenGaps } = toDayEntries(today as unknown as TodayDto);
  expect(entries.filter(({ kind }) => kind === 'next').map(({ time }) => time)).toEqual(hours);
  expect(entries.filter(({ kind }) => kind === 'gap').map(({ time }) => time)).toEqual(['10:30']);
  expect(hiddenGaps).toBe(2);
});
