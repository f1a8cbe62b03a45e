import type { LocalDate } from '../../kernel/local-time.js';

/** How firmly a client likes to be treated. */
export const PRESSURES = ['light', 'medium', 'firm'] as const;
export type Pressure = (typeof PRESSURES)[number];

export const MAX_TAGS = 12;
/** Largest number of characters in a tag, so that several fit on one line. */
export const MAX_TAG_LENGTH = 30;
/** First year of birth that is accepted. */
export const MIN_BIRTH_YEAR = 1900;

export interface Birthday {
  month: number;
  day: number;
  /** Null where the client gave the day alone. */
  year: number | null;
}

/** Tags, preferences and birthday of a client: the personal part of each change. */
export interface ClientProfile {
  /** At most MAX_TAGS, no two of which differ in capitals alone, in the order in which they were given. */
  tags: readonly string[];
  preferredTherapistId: string | null;
  preferredPressure: Pressure | null;
  birthday: Birthday | null;
}

export const NO_PROFILE: ClientProfile = {
  tags: [],
  preferredTherapistId: null,
  preferredPressure: null,
  birthday: null,
};

const toTagKey = (tag: string): string => tag.toLowerCase();

/** Returns the tags without surrounding and doubled spaces, empty ones, and those that differ in capitals alone. */
export function normalizeTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const given of tags) {
    const tag = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
    if (tag && !byKey.has(toTagKey(tag))) byKey.set(toTagKey(tag), tag);
  }
  return [...byKey.values()];
}

/** Whether somebody can be born on it by now. February 29 without a year is a day. */
export function isBirthday({ month, day, year }: Birthday, today: LocalDate): boolean {
  const LEAP_YEAR = 2000;
  const date = new Date(Date.UTC(year ?? LEAP_YEAR, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false;
  return year === null || (year >= MIN_BIRTH_YEAR && date.toISOString().slice(0, 10) <= today);
}

/**
 * Joins the profiles of a person's records: all tags, and of everything else what the first record that has it says.
 * @param records the record that stands for the person first
 */
export function joinProfiles(records: readonly ClientProfile[]): ClientProfile {
  const first = <Field extends keyof ClientProfile>(field: Field) =>
    records.find((record) => record[field] !== null)?.[field] ?? null;
  return {
    tags: normalizeTags(records.flatMap(({ tags }) => tags)),
    preferredTherapistId: first('preferredTherapistId'),
    preferredPressure: first('preferredPressure'),
    birthday: first('birthday'),
  };
}

/**
 * Returns the profile of a merged record when its person gets a new one: without what was removed, so that it does not
 * come back, and else as it was, so that the record has its own again once it is separated.
 */
export function withoutRemoved(record: ClientProfile, person: ClientProfile): ClientProfile {
  const kept = new Set(person.tags.map(toTagKey));
  return {
    tags: record.tags.filter((tag) => kept.has(toTagKey(tag))),
    preferredTherapistId: person.preferredTherapistId && record.preferredTherapistId,
    preferredPressure: person.preferredPressure && record.preferredPressure,
    birthday: person.birthday && record.birthday,
  };
}

/** Whether both say the same; the order of tags says nothing. */
export function isSameProfile(one: ClientProfile, other: ClientProfile): boolean {
  const toComparable = ({ tags, birthday, preferredTherapistId, preferredPressure }: ClientProfile) =>
    JSON.stringify([
      tags.toSorted(),
      preferredTherapistId,
      preferredPressure,
      birthday && [birthday.month, birthday.day, birthday.year],
    ]);
  return toComparable(one) === toComparable(other);
}
