import { findStart, freeLabel, hereMessage, listStarts, toStartOptions } from './walk-in-labels.js';

const slots = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((start_time) => ({ start_time }));

it('offers the present minute first, then what is to come, then what has passed, latest first', () => {
  expect(toStartOptions(listStarts(slots, '13:07'), '13:07').map(({ label }) => label)).toEqual([
    'Now, 1:07 PM',
    '2:00 PM',
    '3:00 PM',
    '1:00 PM, passed',
    '12:00 PM, passed',
    '11:00 AM, passed',
    '10:00 AM, passed',
  ]);
});

it('starts now where the time is the present minute, or none of the starts', () => {
  const starts = listStarts(slots, '13:00');
  expect(['14:00', '13:00', '13:30', ''].map((chosen) => findStart(starts, chosen, '13:00'))).toEqual([
    '14:00',
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  [{ free_minutes: 85, next_client: 'Ann Lee', duration: 60 }, 'Free for 1 h 25 min, then Ann Lee'],
  [{ free_minutes: 120, next_client: null, duration: 60 }, 'Free for 2 h'],
  [{ free_minutes: 20, next_client: null, duration: 60 }, 'Free for 20 min, then the shift ends'],
])('says how long somebody is free: %j', (therapist, label) => {
  expect(freeLabel(therapist)).toBe(label);
});

it('says who is here, with whom and how long, and who is told of a later start', () => {
  const booking = {
    client_name: 'Ann Lee',
    service_name: 'Cupping',
    therapist_name: 'Mei',
    booking_time: '13:07',
    booking_duration: 60,
  };
  const here = 'Ann Lee is here: Cupping with Mei, 1:07 PM to 2:07 PM.';
  expect(hereMessage({ ...booking, client_told_in_seconds: null })).toBe(here);
  expect(hereMessage({ ...booking, client_told_in_seconds: 30 })).toBe(`${here} We'll email Ann in 30 seconds.`);
});
