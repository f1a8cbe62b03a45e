import { useLazyListRosterEntriesQuery, type OfficeRosterEntryDto } from '../../../../shared/api/generated.js';

/** Reads a shift again; undefined when somebody else has deleted it. */
export function useLatestShift(): (id: string) => Promise<OfficeRosterEntryDto | undefined> {
  const [load] = useLazyListRosterEntriesQuery();
  return async (id) => (await load({}).unwrap()).find((entry) => entry.id === id);
}
