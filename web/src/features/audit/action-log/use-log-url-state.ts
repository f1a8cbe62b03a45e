import { useLocation, useSearchParams } from 'react-router-dom';
import type { LogFilter } from './log-filter.js';

export const LOG_KINDS = [
  'all',
  'create',
  'update',
  'delete',
  'export',
] as const satisfies readonly LogFilter['kind'][];
export const LOG_ACTORS = [
  'admins',
  'keys',
  'visitors',
  'system',
  'everyone',
] as const satisfies readonly LogFilter['who'][];

/**
 * The part of the log on screen. It is kept in the URL, so that a link shows the same and Back works. Typed text may be
 * a name: it is kept in the history entry's state, which survives a reload and Back but is in no address.
 */
interface LogUrlState {
  filter: LogFilter;
  /** Only entries before this sequence number; undefined: from the newest. */
  before: number | undefined;
  /** Id of the entry that is open. */
  entry: string | undefined;
}

interface NavigateOptions {
  /** Replaces the history entry, so that Back skips it. */
  replace?: boolean;
}

/** Keeps the page's scroll position. */
const IN_PLACE = { preventScrollReset: true };

/**
 * Reads and changes the log's URL state. A new filter starts at the newest entries and closes the open entry. Typed
 * text arrives with a delay, so it keeps an entry that was opened in the meantime.
 */
export function useLogUrlState() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { filter, before, entry } = parseLogUrlState(params, location.state);
  const state = { search: filter.search };
  return {
    filter,
    before,
    entry,
    choose: (change: Partial<LogFilter>, options?: NavigateOptions) => {
      // Reads the current state instead of the one at the start of typing: an entry may have been opened since.
      const { usr } = (history.state ?? {}) as { usr?: unknown };
      const now = parseLogUrlState(new URLSearchParams(window.location.search), usr);
      const next = { ...now.filter, ...change };
      const entry = options?.replace ? now.entry : undefined;
      setParams(toSearchParams({ filter: next, entry }), { ...options, ...IN_PLACE, state: { search: next.search } });
    },
    pageFrom: (seq: number | undefined) => ({
      to: `?${new URLSearchParams(toSearchParams({ filter, before: seq }))}`,
      state,
    }),
    open: (id: string | undefined, going?: NavigateOptions) =>
      setParams(toSearchParams({ filter, before, entry: id }), { ...going, ...IN_PLACE, state }),
  };
}

/**
 * Parses the URL; an unknown value counts as the first option.
 * @param state the history entry's state
 */
export function parseLogUrlState(params: URLSearchParams, state: unknown): LogUrlState {
  const before = Number(params.get('before'));
  const { search } = (state ?? {}) as { search?: unknown };
  return {
    filter: {
      search: (typeof search === 'string' && search) || undefined,
      kind: LOG_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
      who: LOG_ACTORS.find((who) => who === params.get('who')) ?? 'admins',
      account: parseText(params.get('account'), UUID),
      client: parseText(params.get('client'), UUID),
      from: parseText(params.get('from'), DAY),
      to: parseText(params.get('to'), DAY),
    },
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    entry: params.get('entry') ?? undefined,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;

const parseText = (text: string | null, pattern: RegExp) => (text !== null && pattern.test(text) ? text : undefined);

/** Converts URL state to the shortest query string: default values and typed text are left out. */
export function toSearchParams({
  filter: { kind, who, account, client, from, to },
  before,
  entry,
}: Partial<LogUrlState> & Pick<LogUrlState, 'filter'>) {
  return {
    tab: 'action-logs',
    ...(kind !== 'all' && { kind }),
    ...(who !== 'admins' && { who }),
    ...(account && { account }),
    ...(client && { client }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before: String(before) }),
    ...(entry && { entry }),
  };
}
