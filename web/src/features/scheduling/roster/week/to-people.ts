import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import type { Person } from './week-types.js';

/** Returns everybody who can be rostered or has a shift, by name. */
export function toPeople(therapists: (Person & { is_active: boolean })[], shifts: OfficeRosterEntryDto[]): Person[] {
  const people = new Map(therapists.filter(({ is_active }) => is_active).map(({ id, name }) => [id, name]));
  for (const { therapist_id, therapist_name } of shifts)
    if (!people.has(therapist_id)) people.set(therapist_id, therapist_name);
  return [...people].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name));
}
