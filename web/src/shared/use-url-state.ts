import { useSearchParams } from 'react-router-dom';

/** The query of the URL; what is undefined or null is removed. */
type UrlEntries = Record<string, string | undefined | null>;

interface NavigateOptions {
  /** Back does not lead to what it was before. */
  replace?: boolean;
}

/** Keeps what is on screen in the URL, so that a link shows the same; parameters that are not named stay. */
export function useUrlState(): [URLSearchParams, (entries: UrlEntries, options?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();
  const change = (entries: UrlEntries, { replace = false }: NavigateOptions = {}) =>
    setParams((before) => withEntries(before, entries), { replace });
  return [params, change];
}

function withEntries(before: URLSearchParams, entries: UrlEntries): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [key, value] of Object.entries(entries)) {
    if (value === undefined || value === null) after.delete(key);
    else after.set(key, value);
  }
  return after;
}
