import { coversDraft } from './covers-draft.js';

const windows = [
  { date: '2026-12-01', from: '09:00', to: '12:00' },
  { date: '2026-12-02', from: '09:00', to: '12:00' },
];
const draft = { service_id: 'deep', therapist_id: 'mei', booking_date: '2026-12-01' };

it.each([
  ['what was chosen', 'mei', {}, true],
  ['another of its days', 'mei', { booking_date: '2026-12-02' }, true],
  ['another day', 'mei', { booking_date: '2026-12-03' }, false],
  ['another treatment', 'mei', { service_id: 'hot-stone' }, false],
  ['another therapist', 'mei', { therapist_id: 'linh' }, false],
  ['another therapist, where anyone is fine', null, { therapist_id: 'linh' }, true],
])('an entry and %s', (_, therapist_id, change, isCovered) =>
  expect(coversDraft({ service_id: 'deep', therapist_id, windows }, { ...draft, ...change })).toBe(isCovered),
);
