import { stepInGrid, stepInWeek, type Arrow } from './step-target.js';

const from = { therapistId: 'tom', date: '2026-11-26', time: '10:00', minutes: 60 };

describe('moving by arrow keys', () => {
  const columns = ['mei', 'tom'].map((therapistId) => ({ therapistId, date: from.date }));
  const inGrid = stepInGrid(columns, ['09:00', '10:00', '11:30']);

  it.each<[Arrow, object]>([
    ['ArrowLeft', { therapistId: 'mei' }],
    ['ArrowRight', {}],
    ['ArrowUp', { time: '09:00' }],
    ['ArrowDown', { time: '11:30' }],
  ])('%s leads in a day to %j', (arrow, change) => expect(inGrid(from, arrow)).toEqual({ ...from, ...change }));

  it('finds back into a grid that does not show where it was', () => {
    expect(inGrid({ ...from, therapistId: 'gone' }, 'ArrowLeft')).toEqual({ ...from, therapistId: 'mei' });
  });

  const inWeek = stepInWeek(['2026-11-25', '2026-11-26', '2026-11-27'], ['mei', 'tom']);
  it.each<[Arrow, object]>([
    ['ArrowLeft', { date: '2026-11-25' }],
    ['ArrowRight', { date: '2026-11-27' }],
    ['ArrowUp', { therapistId: 'mei' }],
    ['ArrowDown', {}],
  ])('%s leads in a week to %j', (arrow, change) => expect(inWeek(from, arrow)).toEqual({ ...from, ...change }));
});
