import { useSearchParams } from 'react-router-dom';

/** What stands behind the question mark of the address; what is undefined or null leaves it. */
type Entries = Record<string, string | undefined | null>;

interface Step {
  /** Back does not lead to what it was before. */
  replace?: boolean;
}

/** What is looked at stands in the address, so that a link shows the same; entries that are not named stay. */
export function useAddress(): [URLSearchParams, (entries: Entries, step?: Step) => void] {
  const [params, setParams] = useSearchParams();
  const change = (entries: Entries, { replace = false }: Step = {}) =>
    setParams((before) => changed(before, entries), { replace });
  return [params, change];
}

function changed(before: URLSearchParams, entries: Entries): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [key, value] of Object.entries(entries)) {
    if (value === undefined || value === null) after.delete(key);
    else after.set(key, value);
  }
  return after;
}
