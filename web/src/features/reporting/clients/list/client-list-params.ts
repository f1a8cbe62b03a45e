import type { ClientFilterDto } from '../../../../shared/api/generated.js';
import { useUrlState } from '../../../../shared/use-url-state.js';

/** What the list is narrowed to and sorted by. The text that is searched for is personal, and in no address. */
export type ClientListParams = Omit<ClientFilterDto, 'text'>;

type Sort = NonNullable<ClientListParams['sort']>;

export const DEFAULT_NOT_SEEN_DAYS = 60;

export const SORT_LABELS: Record<Sort, string> = {
  name: 'By name',
  last_visit: 'Latest visit first',
  visits: 'Most visits first',
  paid: 'Most paid first',
};

const isSort = (text: string | null | undefined): text is Sort => Object.hasOwn(SORT_LABELS, text ?? '');

/** Reads the parameters of an address. What is none is left out. @param seesMoney whether the order by payments is open */
export function parseClientListParams(query: URLSearchParams, seesMoney: boolean): ClientListParams {
  const days = Number(query.get('seen'));
  const upcoming = { yes: true, no: false }[query.get('upcoming') ?? ''];
  const [tag, therapist, sort] = ['tag', 'therapist', 'sort'].map((name) => query.get(name));
  return {
    ...(Number.isInteger(days) && days >= 1 && days <= 3650 && { not_seen_days: days }),
    ...(query.get('missed') === 'yes' && { no_show: true }),
    ...(query.get('birthday') === 'this-month' && { birthday: 'this-month' as const }),
    ...(upcoming !== undefined && { upcoming }),
    ...(tag && tag.length <= 30 && { tag }),
    ...(therapist && /^[0-9a-f-]{36}$/.test(therapist) && { therapist_id: therapist }),
    sort: isSort(sort) && (sort !== 'paid' || seesMoney) ? sort : 'name',
  };
}

/** Returns the entries of the address for a change; undefined values remove theirs. */
export function toUrlEntries(change: Partial<ClientListParams>): Record<string, string | undefined> {
  const formats: Record<keyof ClientListParams, [name: string, format: () => string | undefined]> = {
    not_seen_days: ['seen', () => change.not_seen_days?.toString()],
    no_show: ['missed', () => (change.no_show ? 'yes' : undefined)],
    birthday: ['birthday', () => change.birthday],
    upcoming: ['upcoming', () => (change.upcoming === undefined ? undefined : change.upcoming ? 'yes' : 'no')],
    tag: ['tag', () => change.tag || undefined],
    therapist_id: ['therapist', () => change.therapist_id || undefined],
    sort: ['sort', () => (change.sort === 'name' ? undefined : change.sort)],
  };
  return Object.fromEntries(
    (Object.keys(change) as (keyof ClientListParams)[]).map((key) => [formats[key][0], formats[key][1]()]),
  );
}

export function useClientListParams(seesMoney: boolean) {
  const [query, changeUrl] = useUrlState();
  const change = (part: Partial<ClientListParams>) => changeUrl(toUrlEntries(part), { replace: true });
  return [parseClientListParams(query, seesMoney), change] as const;
}
