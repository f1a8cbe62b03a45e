import { landingExpiresAt } from './landing-expiry.js';
import type { LandingDto } from './landing.dto.js';

const landing = (more: {
  open?: [string, string];
  ends?: string;
  next?: { date: string; start: string };
  free?: { date: string; time: string };
}) =>
  ({
    shop: {
      local_now: '2026-03-02T10:00:30',
      open_today: more.open ? { opens: more.open[0], closes: more.open[1] } : null,
    },
    therapists: [{ shift_ends: more.ends, next_shift: more.next, next_free: more.free }],
  }) as unknown as LandingDto;

it.each([
  ['nothing else planned: with the day', {}, '2026-03-03 00:00'],
  ['a closing shop', { open: ['09:00', '21:00'] as [string, string] }, '2026-03-02 21:00'],
  ['a shift that ends', { open: ['09:00', '21:00'] as [string, string], ends: '17:00' }, '2026-03-02 17:00'],
  ['a shift that begins', { ends: '17:00', next: { date: '2026-03-02', start: '12:00' } }, '2026-03-02 12:00'],
  ['a shift of another day: not', { next: { date: '2026-03-05', start: '12:00' } }, '2026-03-03 00:00'],
  ['a free time that passes', { ends: '17:00', free: { date: '2026-03-02', time: '10:30' } }, '2026-03-02 10:30'],
  ['a free time of another day: not', { free: { date: '2026-03-03', time: '10:30' } }, '2026-03-03 00:00'],
  ['what has been: not', { open: ['10:00', '00:00'] as [string, string] }, '2026-03-03 00:00'],
])('%s', (_what, given, at) => {
  const { date, time } = landingExpiresAt(landing(given));
  expect(`${date} ${time}`).toBe(at);
});
