import { useState } from 'react';

/** The record that an edit began from; after a conflict the one that somebody else has saved. */
export function useSeen<Item extends { id: string }>(opened: Item | undefined, latest: Latest<Item>) {
  const [seen, setSeen] = useState(opened);
  const lookAgain = async () => {
    const fresh = seen && (await latest(seen.id));
    if (fresh) setSeen(fresh);
  };
  return { seen, lookAgain };
}

/** Reads a record anew; undefined when it is gone. */
export type Latest<Item> = (id: string) => Promise<Item | undefined>;

/** What a list query's `refetch` answers, as `Latest`. */
export const latestOf =
  <Item extends { id: string }>(refetch: () => PromiseLike<{ data?: Item[] }>): Latest<Item> =>
  async (id) =>
    (await refetch()).data?.find((item) => item.id === id);
