import { findPreset, PRESETS } from './presets.js';

const rangesOn = (today: string) =>
  Object.fromEntries(PRESETS.map(({ key, toRange }) => [key, Object.values(toRange(today)).join(' ')]));

it('periods lie around today, weeks from Monday', () => {
  expect(rangesOn('2026-03-01')).toEqual({
    today: '2026-03-01 2026-03-01',
    yesterday: '2026-02-28 2026-02-28',
    'this-week': '2026-02-23 2026-03-01',
    'last-week': '2026-02-16 2026-02-22',
    'this-month': '2026-03-01 2026-03-31',
    'last-month': '2026-02-01 2026-02-28',
    'last-90-days': '2025-12-01 2026-02-28',
    'this-year': '2026-01-01 2026-12-31',
  });
});

it('the month before a long one is whole, and so is a week in which the clock is changed', () => {
  expect(rangesOn('2026-03-31')).toMatchObject({ 'last-month': '2026-02-01 2026-02-28' });
  expect(rangesOn('2026-04-06')).toMatchObject({ 'last-week': '2026-03-30 2026-04-05' });
  expect(rangesOn('2026-10-04')).toMatchObject({ 'this-week': '2026-09-28 2026-10-04' });
});

it('a range is known again', () => {
  expect(findPreset({ start: '2026-02-23', end: '2026-03-01' }, '2026-03-01')?.key).toBe('this-week');
  expect(findPreset({ start: '2026-02-23', end: '2026-02-28' }, '2026-03-01')).toBeUndefined();
});
