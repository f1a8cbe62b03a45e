import type { ClientProfileDto } from '../../../../shared/api/generated.js';

/** The fields of the form, as they are entered. */
export interface ProfileDraft {
  tags: string[];
  /** The tag that is being typed. */
  tag: string;
  therapist: string;
  pressure: ClientProfileDto['preferred_pressure'] | '';
  /** Number of the month; empty without a birthday. */
  month: string;
  day: string;
  year: string;
}

export interface ProfileEdit {
  draft: ProfileDraft;
  /** The profile as it was when editing began. */
  seen: ClientProfileDto;
}

export function toDraft({
  tags,
  preferred_therapist_id,
  preferred_pressure,
  birthday,
}: ClientProfileDto): ProfileDraft {
  return {
    ...{ tags, tag: '', therapist: preferred_therapist_id ?? '', pressure: preferred_pressure ?? '' },
    ...{ month: String(birthday?.month ?? ''), day: String(birthday?.day ?? ''), year: String(birthday?.year ?? '') },
  };
}

/** Adds the typed tag, unless the client has it in whatever capitals. */
export function withTypedTag(draft: ProfileDraft): ProfileDraft {
  const tag = draft.tag.trim().replaceAll(/\s+/g, ' ');
  const isNew = tag !== '' && !draft.tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return { ...draft, tags: isNew ? [...draft.tags, tag] : draft.tags, tag: '' };
}

/** Returns the profile that was entered; null where the birthday is not complete. */
export function toProfile(draft: ProfileDraft): ClientProfileDto | null {
  const { tags, therapist, pressure, month, day, year } = withTypedTag(draft);
  const hasBirthday = month !== '' || day.trim() !== '' || year.trim() !== '';
  const birthday = { month: Number(month), day: Number(day), year: year.trim() ? Number(year) : null };
  if (hasBirthday && !isComplete(birthday)) return null;
  return {
    tags,
    preferred_therapist_id: therapist || null,
    preferred_pressure: pressure || null,
    birthday: hasBirthday ? birthday : null,
  };
}

function isComplete({ month, day, year }: NonNullable<ClientProfileDto['birthday']>): boolean {
  const isDay = Number.isInteger(day) && day >= 1 && day <= 31;
  return month >= 1 && isDay && (year === null || (Number.isInteger(year) && year >= 1900));
}
