import { toDraft, toProfile, withTypedTag } from './profile-draft.js';

const nothing = { tags: [], preferred_therapist_id: null, preferred_pressure: null, birthday: null };
const draft = toDraft(nothing);

it('returns what was entered, the tag that is still being typed as well', () => {
  const profile = {
    tags: ['VIP'],
    preferred_therapist_id: 'mei',
    preferred_pressure: 'firm' as const,
    birthday: { month: 3, day: 31, year: null },
  };
  expect(toProfile(toDraft(profile))).toEqual(profile);
  expect(toProfile(draft)).toEqual(nothing);
  expect(toProfile({ ...draft, tag: ' Deep  tissue ' })).toEqual({ ...nothing, tags: ['Deep tissue'] });
});

it('adds no tag twice, whatever its capitals', () => {
  expect(withTypedTag({ ...draft, tags: ['VIP'], tag: 'vip' })).toMatchObject({ tags: ['VIP'], tag: '' });
});

it.each([
  { month: '3' },
  { day: '31' },
  { year: '1984' },
  { month: '3', day: 'x' },
  { month: '3', day: '1', year: '84' },
])('takes no part of a birthday for one (%j)', (part) => {
  expect(toProfile({ ...draft, ...part })).toBeNull();
});
