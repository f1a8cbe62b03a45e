import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The query of the URL; what is undefined or null is removed. */
type UrlEntries = Record<string, string | undefined | null>;

interface NavigateOptions {
  /** Back does not lead to what it was before. */
  replace?: boolean;
}

/**
 * Keeps what is on screen in the URL, so that a link shows the same; parameters that are not named stay, and so does the page
 * where it is scrolled to.
 */
export function useUrlState(): [URLSearchParams, (entries: UrlEntries, options?: NavigateOptions) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    (entries: UrlEntries, { replace = false }: NavigateOptions = {}) =>
      void navigate(`?${withEntries(entries)}`, { replace, preventScrollReset: true }),
    [navigate],
  );
  return [params, change];
}

/** Goes by the address, which a press changes at once: what was rendered last may not know of it, and would undo it. */
function withEntries(entries: UrlEntries): URLSearchParams {
  const after = new URLSearchParams(window.location.search);
  for (const [key, value] of Object.entries(entries)) {
    if (value === undefined || value === null) after.delete(key);
    else after.set(key, value);
  }
  return after;
}
