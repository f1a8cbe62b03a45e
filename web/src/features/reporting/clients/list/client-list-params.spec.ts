import { type ClientListParams, parseClientListParams, toUrlEntries } from './client-list-params.js';

const therapist = '00000000-0000-4000-8000-000000000001';

it('reads from an address what was written into it', () => {
  const params: ClientListParams = {
    ...{ not_seen_days: 60, no_show: true, birthday: 'this-month', upcoming: false },
    ...{ tag: 'Deep tissue', therapist_id: therapist, sort: 'paid' },
  };
  const query = new URLSearchParams(toUrlEntries(params) as Record<string, string>);
  expect(query.toString()).toBe(
    `seen=60&missed=yes&birthday=this-month&upcoming=no&tag=Deep+tissue&therapist=${therapist}&sort=paid`,
  );
  expect(parseClientListParams(query, true)).toEqual(params);
});

it('sorts by name who does not see what clients paid', () => {
  expect(parseClientListParams(new URLSearchParams('sort=paid'), false)).toEqual({ sort: 'name' });
});

it('removes from the address what is not narrowed by', () => {
  expect(toUrlEntries({ tag: '', upcoming: undefined, no_show: false, sort: 'name' })).toEqual({
    ...{ tag: undefined, upcoming: undefined, missed: undefined, sort: undefined },
  });
});

it.each(['seen=0', 'seen=x', 'missed=no', 'birthday=today', 'upcoming=perhaps', 'therapist=mei', 'sort=tags'])(
  'leaves out what is none (%s)',
  (query) => {
    expect(parseClientListParams(new URLSearchParams(query), true)).toEqual({ sort: 'name' });
  },
);
