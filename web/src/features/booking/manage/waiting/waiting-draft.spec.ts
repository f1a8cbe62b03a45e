import { toFieldErrors } from './waiting-draft.js';

const window = { date: '2026-03-05', from: '09:00', to: '12:00' };
const today = '2026-03-02';

it('names a field that was refused, and leaves out what is no field', () => {
  const refused = [
    { field: 'client_phone', message: 'Too short' },
    { field: 'website', message: 'Not allowed' },
  ];
  expect(toFieldErrors(refused, window, today)).toEqual([{ name: 'client_phone', errors: ['Too short'] }]);
});

it.each([
  ['the day', window, 'date'],
  ['the latest start where it comes before the earliest', { ...window, to: '08:00' }, 'to'],
  ['the latest start of today', { ...window, date: today }, 'to'],
])('blames %s for a window', (_, entered, name) =>
  expect(toFieldErrors([{ field: 'windows.0.from', message: 'Has passed' }], entered, today)).toEqual([
    { name, errors: ['Has passed'] },
  ]),
);
