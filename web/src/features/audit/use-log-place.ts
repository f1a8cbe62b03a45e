import { useSearchParams } from 'react-router-dom';
import type { LogFilter } from './audit-api.js';

export const kinds = ['all', 'create', 'update', 'delete', 'export'] as const satisfies readonly LogFilter['kind'][];
export const actors = ['admins', 'visitors', 'system', 'everyone'] as const satisfies readonly LogFilter['who'][];

/** What of the log is looked at. It stands in the address, so that it can be sent to somebody, and Back goes through it. */
export interface LogPlace {
  filter: LogFilter;
  /** Older entries than this place in the log; undefined: the newest. */
  before: number | undefined;
  /** Id of the entry that is open. */
  entry: string | undefined;
}

interface Going {
  /** Leaves no step for Back. */
  replace?: boolean;
}

/** Another filter begins with the newest entries again; each change but that of the entry closes it. */
export function useLogPlace() {
  const [params, setParams] = useSearchParams();
  const { filter, before, entry } = placeIn(params);
  return {
    filter,
    before,
    entry,
    choose: (change: Partial<LogFilter>, going?: Going) => setParams(addressOf({ filter: { ...filter, ...change } }), going),
    pageFrom: (place: number | undefined) => `?${new URLSearchParams(addressOf({ filter, before: place }))}`,
    open: (id: string | undefined, going?: Going) => setParams(addressOf({ filter, before, entry: id }), going),
  };
}

/** What nobody offers is taken for what stands there first. */
export function placeIn(params: URLSearchParams): LogPlace {
  const before = Number(params.get('before'));
  return {
    filter: {
      search: params.get('search') || undefined,
      kind: kinds.find((kind) => kind === params.get('kind')) ?? 'all',
      who: actors.find((who) => who === params.get('who')) ?? 'admins',
    },
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    entry: params.get('entry') ?? undefined,
  };
}

/** The shortest address of a place: what goes without saying is left out. */
export function addressOf({ filter: { search, kind, who }, before, entry }: Partial<LogPlace> & Pick<LogPlace, 'filter'>) {
  return {
    tab: 'action-logs',
    ...(search && { search }),
    ...(kind !== 'all' && { kind }),
    ...(who !== 'admins' && { who }),
    ...(before && { before: String(before) }),
    ...(entry && { entry }),
  };
}
