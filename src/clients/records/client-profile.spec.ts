import {
  type ClientProfile,
  isBirthday,
  isSameProfile,
  joinProfiles,
  NO_PROFILE,
  normalizeTags,
  withoutRemoved,
} from './client-profile.js';

const profile = (more: Partial<ClientProfile>): ClientProfile => ({ ...NO_PROFILE, ...more });

describe('tags', () => {
  it('are trimmed, and one of those that differ in capitals alone is kept as it was first written', () => {
    expect(normalizeTags([' VIP ', 'vip', 'Deep  tissue', '', '  ', 'Vip'])).toEqual(['VIP', 'Deep tissue']);
  });

  it('that differ in an accent are two', () => {
    expect(normalizeTags(['Café', 'Cafe', 'CAFE\u0301'])).toEqual(['Café', 'Cafe']);
  });
});

describe('a birthday', () => {
  it.each([
    [{ month: 2, day: 29, year: null }, true],
    [{ month: 2, day: 29, year: 1984 }, true],
    [{ month: 2, day: 29, year: 1985 }, false],
    [{ month: 4, day: 31, year: null }, false],
    [{ month: 12, day: 31, year: null }, true],
    [{ month: 3, day: 2, year: 2026 }, true],
    [{ month: 3, day: 3, year: 2026 }, false],
    [{ month: 1, day: 1, year: 1899 }, false],
  ])('is a day on which somebody can be born by 2026-03-02: %j is %s', (birthday, expected) => {
    expect(isBirthday(birthday, '2026-03-02')).toBe(expected);
  });
});

describe('of merged records', () => {
  const kept = profile({ tags: ['VIP'], preferredPressure: 'firm' });
  const merged = profile({
    tags: ['vip', 'Member'],
    preferredPressure: 'light',
    preferredTherapistId: 'mei',
    birthday: { month: 5, day: 1, year: null },
  });

  it('all tags count, and else what the record that was kept says, where it says something', () => {
    expect(joinProfiles([kept, merged])).toEqual({
      tags: ['VIP', 'Member'],
      preferredPressure: 'firm',
      preferredTherapistId: 'mei',
      birthday: { month: 5, day: 1, year: null },
    });
  });

  it('the merged one keeps what was replaced, and loses what was removed', () => {
    const after = profile({ tags: ['VIP'], preferredPressure: 'medium', birthday: { month: 6, day: 2, year: 1990 } });
    expect(withoutRemoved(merged, after)).toEqual({
      tags: ['vip'],
      preferredPressure: 'light',
      preferredTherapistId: null,
      birthday: { month: 5, day: 1, year: null },
    });
    expect(joinProfiles([after, withoutRemoved(merged, after)])).toEqual(after);
  });
});

it('two profiles are the same in whatever order their tags are', () => {
  const [one, other] = [profile({ tags: ['A', 'B'] }), profile({ tags: ['B', 'A'] })];
  expect(isSameProfile(one, other)).toBe(true);
  expect(isSameProfile(one, profile({ tags: ['A'] }))).toBe(false);
  expect(isSameProfile(one, { ...other, birthday: { month: 1, day: 1, year: null } })).toBe(false);
});
