import { pickNextFree } from './pick-next-free.js';

const free = (time: string, name: string, date = '2026-03-02') => ({
  date,
  time,
  therapist_id: name,
  therapist_name: name,
});
const shown = (...starts: ReturnType<typeof free>[]) =>
  pickNextFree(starts, 3).map(({ time, therapist_name }) => `${time} ${therapist_name}`);

describe('the next free starts', () => {
  it('are everybody’s own next, as their cards say, and then the earliest of those who are named', () => {
    const starts = [
      free('09:30', 'Mei'),
      free('09:30', 'Tom'),
      free('10:30', 'Mei'),
      free('11:00', 'Mei'),
      free('12:00', 'Mei'),
    ];
    expect(shown(...starts)).toEqual(['09:30 Mei', '09:30 Tom', '10:30 Mei']);
    expect(shown(...starts.slice(2), free('16:00', 'Tom'))).toEqual(['10:30 Mei', '11:00 Mei', '16:00 Tom']);
  });

  it('name nobody at a later time than their next', () => {
    const starts = ['11:30', '12:00', '12:30'].flatMap((time) => ['Anika', 'Mei'].map((name) => free(time, name)));
    expect(shown(...starts)).toEqual(['11:30 Anika', '11:30 Mei', '12:00 Anika']);
  });

  it('are all of the first day that has any', () => {
    expect(shown(free('17:00', 'Mei'), free('09:00', 'Tom', '2026-03-03'))).toEqual(['17:00 Mei']);
  });

  it('are none when nothing is free', () => {
    expect(shown()).toEqual([]);
  });
});
