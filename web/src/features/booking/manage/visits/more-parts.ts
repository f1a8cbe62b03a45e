import type { NewOfficeVisitDto } from '../../../../shared/api/generated.js';
import { type Draft, toNewBookingDto } from '../editor/editor-draft.js';

/** A further treatment of the visit that is being booked; empty texts where nothing is chosen. */
export interface MorePart {
  key: number;
  /** 1 is the client, 2 the person who comes along. */
  guest: 1 | 2;
  service_id: string;
  therapist_id: string;
}

export const isComplete = ({ service_id, therapist_id }: Pick<MorePart, 'service_id' | 'therapist_id'>): boolean =>
  service_id !== '' && therapist_id !== '';

/** Returns the fields that are still empty, as the server names them: the visit's first treatment is `parts.0`. */
export const findUnchosen = (parts: readonly MorePart[]): string[] =>
  parts.flatMap((part, nth) =>
    (['service_id', 'therapist_id'] as const)
      .filter((field) => !part[field])
      .map((field) => `parts.${nth + 1}.${field}`),
  );

/** Converts the draft and its further treatments to one visit. */
export function toNewVisitDto(draft: Draft, more: readonly MorePart[]): NewOfficeVisitDto {
  const { service_id, therapist_id, price_kind, price_value, price_reason, ...visit } = toNewBookingDto(draft);
  const parts = more.map(({ guest, ...part }) => ({
    guest,
    service_id: part.service_id,
    therapist_id: part.therapist_id,
  }));
  return { ...visit, parts: [{ guest: 1, service_id, therapist_id }, ...parts] };
}
