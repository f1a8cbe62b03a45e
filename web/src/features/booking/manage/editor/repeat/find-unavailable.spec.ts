import { findUnavailable } from './find-unavailable.js';
import type { RepeatedTreatment } from './use-former-visit.js';

const repeated = (key: number | undefined, offered: object, booking: object = {}) =>
  ({
    key,
    booking: { service_name: 'Hot Stone', therapist_name: 'Mei', is_unassigned: false, ...booking },
    ...offered,
  }) as unknown as RepeatedTreatment;

const [nothing, service] = [
  { service_id: '', therapist_id: '' },
  { service_id: 's', therapist_id: '' },
];
const isOffered = { service: { id: 's' }, therapist: { id: 't' } };

it('names what is no longer offered until something else is chosen', () => {
  const treatments = [repeated(undefined, {})];
  expect(findUnavailable(treatments, { draft: nothing, more: [] })).toEqual([
    'Hot Stone is no longer offered. Choose another service.',
    'Mei takes no bookings any more. Choose another therapist.',
  ]);
  expect(findUnavailable(treatments, { draft: { service_id: 's', therapist_id: 't' }, more: [] })).toEqual([]);
});

it('names what was withdrawn after it was filled in', () => {
  const former = { service_id: 's', therapist_id: 't' };
  const lost = [
    'Hot Stone is no longer offered. Choose another service.',
    'Mei takes no bookings any more. Choose another therapist.',
  ];
  const withdrawn = repeated(undefined, { therapist: { id: 't' }, hasLeft: true }, former);
  expect(findUnavailable([withdrawn], { draft: former, more: [] })).toEqual(lost);
  expect(findUnavailable([withdrawn], { draft: { service_id: 'other', therapist_id: 'other' }, more: [] })).toEqual([]);
});

it('says which treatment of a visit it is, as they are counted by now, and nothing about a removed one', () => {
  const treatments = [repeated(undefined, isOffered), repeated(-1, {}), repeated(-2, { service: { id: 's' } })];
  expect(findUnavailable(treatments, { draft: service, more: [{ key: -2, ...service }] })).toEqual([
    "Mei doesn't offer Hot Stone any more. Choose another therapist for treatment 2, or remove it.",
  ]);
});

it('asks for a therapist where Any Available had a further treatment', () => {
  const nobody = { therapist_name: 'Any Available', is_unassigned: true };
  const treatments = [repeated(undefined, isOffered), repeated(-1, { service: { id: 's' } }, nobody)];
  expect(findUnavailable(treatments, { draft: service, more: [{ key: -1, ...service }] })).toEqual([
    'Hot Stone was booked with Any Available. Choose a therapist for treatment 2, or remove it.',
  ]);
});
