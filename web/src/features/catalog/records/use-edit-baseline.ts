import { useState } from 'react';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';

/** What is given back after a new sign-in, with the record that it was entered into. */
export interface KeptEdit {
  baseline: object | undefined;
  values: object;
}

/** Of an edit on this page. */
export const toEditKey = (id = 'new'): string => `${location.pathname} ${id}`;

/** The record that an edit began from; after a conflict the one that somebody else has saved. */
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

/** Reloads a record; undefined when it is gone. */
export type FetchLatest<Item> = (id: string) => Promise<Item | undefined>;

/** What a list query's `refetch` answers, as `FetchLatest`. */
export const fromRefetch =
  <Item extends { id: string }>(refetch: () => PromiseLike<{ data?: Item[] }>): FetchLatest<Item> =>
  async (id) =>
    (await refetch()).data?.find((item) => item.id === id);
