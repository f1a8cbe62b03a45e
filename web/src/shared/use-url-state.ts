import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Query parameters to set; undefined or null removes one. */
type UrlEntries = Record<string, string | undefined | null>;

interface NavigateOptions {
  /** Replaces the history entry, so that Back skips the former state. */
  replace?: boolean;
}

type ChangeUrl = (entries: UrlEntries, options?: NavigateOptions) => void;

/**
 * Reads and changes the query of the URL, so that a link shows the same. Parameters that are not named stay, and the
 * page keeps its scroll position.
 */
export function useUrlState(): [URLSearchParams, ChangeUrl] {
  const [params] = useSearchParams();
  return [params, useChangeUrl()];
}

/** Returns a function that changes the query, for a component that is not to be rendered again with each change. */
export function useChangeUrl(): ChangeUrl {
  const navigate = useNavigate();
  return useCallback(
    (entries, { replace = false } = {}) =>
      void navigate(`?${withEntries(entries)}`, { replace, preventScrollReset: true }),
    [navigate],
  );
}

/**
 * Changes the present query. Reads it from the window, since a press changes it at once: the last rendered one may be
 * older, and would undo that.
 */
function withEntries(entries: UrlEntries): URLSearchParams {
  const after = new URLSearchParams(window.location.search);
  for (const [key, value] of Object.entries(entries)) {
    if (value === undefined || value === null) after.delete(key);
    else after.set(key, value);
  }
  return after;
}
