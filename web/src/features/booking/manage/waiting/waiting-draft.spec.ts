import { describeOpenings, joinedMessage, toFieldErrors, toOpeningsQuery } from './waiting-draft.js';

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

const mei = { therapist_id: 'mei', therapist_name: 'Mei', date: '2026-03-05', time: '10:00' };
const [soon, later] = [
  { ...mei, time: '09:00', is_soon: true },
  { ...mei, is_soon: false },
];

it.each([
  [
    'is offered',
    { free: [soon, later], is_offered_at_once: true },
    /^Free now\. Adding Zara .* offers 10:00 AM with Mei at once/,
  ],
  ['is left to the desk', { free: [soon], is_offered_at_once: false }, /^Free now\. Book one of these times/],
])('says before a client is added that a free start %s', (_, openings, text) =>
  expect(describeOpenings(openings, 'Zara Quill')).toMatch(text),
);

it('asks for free starts once service, day and starts are entered', () => {
  expect(toOpeningsQuery({ ...window, service_id: 'deep', therapist_id: 'mei' })).toEqual({
    ...window,
    serviceId: 'deep',
    therapistId: 'mei',
  });
  expect(toOpeningsQuery(window)).toBeUndefined();
  expect(toOpeningsQuery({ ...window, service_id: 'deep', to: '08:00' })).toBeUndefined();
});

it('says of an added client what is offered to them', () => {
  const added = (part: object) => joinedMessage({ client_name: 'Zara Quill', offer: null, free: [], ...part } as never);
  expect(added({ reason: 'taken' })).toBe('Zara Quill is on the waiting list.');
  expect(added({ reason: 'free', free: [soon, later] })).toBe(
    'Zara Quill is on the waiting list, and is offered 10:00 AM with Mei now.',
  );
});
