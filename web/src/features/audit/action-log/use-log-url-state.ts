import { useSearchParams } from 'react-router-dom';
import type { LogFilter } from '../audit-api.js';

export const LOG_KINDS = [
  'all',
  'create',
  'update',
  'delete',
  'export',
] as const satisfies readonly LogFilter['kind'][];
export const LOG_ACTORS = ['admins', 'visitors', 'system', 'everyone'] as const satisfies readonly LogFilter['who'][];

/** The part of the log on screen. It is kept in the URL, so that a link shows the same and Back works. */
export interface LogUrlState {
  filter: LogFilter;
  /** Older entries than this place in the log; undefined: the newest. */
  before: number | undefined;
  /** Id of the entry that is open. */
  entry: string | undefined;
}

interface NavigateOptions {
  /** Leaves no step for Back. */
  replace?: boolean;
}

/**
 * Another filter begins with the newest entries again and closes the entry. What is typed arrives with a delay, so it leaves an
 * entry open that was opened meanwhile.
 */
export function useLogUrlState() {
  const [params, setParams] = useSearchParams();
  const { filter, before, entry } = parseLogUrlState(params);
  return {
    filter,
    before,
    entry,
    choose: (change: Partial<LogFilter>, options?: NavigateOptions) => {
      // Not what was rendered when the typing began: an entry may have been opened since.
      const now = parseLogUrlState(new URLSearchParams(window.location.search));
      const entry = options?.replace ? now.entry : undefined;
      setParams(toSearchParams({ filter: { ...now.filter, ...change }, entry }), options);
    },
    pageFrom: (seq: number | undefined) => `?${new URLSearchParams(toSearchParams({ filter, before: seq }))}`,
    open: (id: string | undefined, going?: NavigateOptions) =>
      setParams(toSearchParams({ filter, before, entry: id }), going),
  };
}

/** An unknown value is taken for the first option. */
export function parseLogUrlState(params: URLSearchParams): LogUrlState {
  const before = Number(params.get('before'));
  return {
    filter: {
      search: params.get('search') || undefined,
      kind: LOG_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
      who: LOG_ACTORS.find((who) => who === params.get('who')) ?? 'admins',
    },
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    entry: params.get('entry') ?? undefined,
  };
}

/** The shortest address of a place: what goes without saying is left out. */
export function toSearchParams({
  filter: { search, kind, who },
  before,
  entry,
}: Partial<LogUrlState> & Pick<LogUrlState, 'filter'>) {
  return {
    tab: 'action-logs',
    ...(search && { search }),
    ...(kind !== 'all' && { kind }),
    ...(who !== 'admins' && { who }),
    ...(before && { before: String(before) }),
    ...(entry && { entry }),
  };
}
