import { formatChange, formatKind } from './format-change.js';

const change = {
  ...{ change_id: 'one', kind: 'copy', is_undo: false, made_at_local: '2026-11-26T14:30:05', made_by: null },
  ...{ shifts: 12, drafts: 0, first_date: '2026-11-30', last_date: '2026-12-06' },
};

it('says what a change of the roster was about', () => {
  expect(formatChange(change)).toBe('12 shifts, Nov 30 – Dec 6, 2026');
  const draft = { ...change, shifts: 0, drafts: 1, last_date: change.first_date };
  expect(formatChange(draft)).toBe('1 draft, Mon, Nov 30, 2026');
  expect(formatChange({ ...change, shifts: 0, first_date: null, last_date: null })).toBe('0 shifts');
  expect(formatKind(change)).toBe('Days copied');
  expect(formatKind({ kind: 'edit', is_undo: true })).toBe('Taken back (shifts changed)');
});
