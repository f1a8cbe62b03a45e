import { useState } from 'react';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';

/** The unsaved input that is restored after a new sign-in, with the record that it was entered into. */
export interface KeptEdit {
  baseline: object | undefined;
  values: object;
}

/** Returns the key of an edit on this page. */
export const toEditKey = (id = 'new'): string => `${location.pathname} ${id}`;

/** Holds the record that an edit began from; after a conflict the one that somebody else has saved. */
export function useEditBaseline<Item extends { id: string }>(opened: Item | undefined, latest: FetchLatest<Item>) {
  const [baseline, setBaseline] = useState(
    () => (findKeptDraft<KeptEdit>(toEditKey(opened?.id))?.baseline as Item | undefined) ?? opened,
  );
  const reload = async () => {
    const fresh = baseline && (await latest(baseline.id));
    if (fresh) setBaseline(fresh);
  };
  return { baseline, reload };
}

/** Reloads a record; undefined when it no longer exists. */
export type FetchLatest<Item> = (id: string) => Promise<Item | undefined>;

/** Converts a list query's `refetch` to `FetchLatest`. */
export const fromRefetch =
  <Item extends { id: string }>(refetch: () => PromiseLike<{ data?: Item[] }>): FetchLatest<Item> =>
  async (id) =>
    (await refetch()).data?.find((item) => item.id === id);
