import { type LogAlternative, type LogConditions, type LogKey, toSeqCondition } from './log-conditions.js';

export const selectEntriesSql = /* sql */ `
  select id, seq, (extract(epoch from created_at) * 1000)::text as created_ms, actor_kind, admin_email, action_type, kind, details,
    (select e.type from event_log e where e.event_id = admin_action_logs.id) as type
  from admin_action_logs`;

const selectPlacesSql = 'select seq from admin_action_logs';

/**
 * SQL of a page of entries. Alternatives are read one by one, each as many as fill a page: as one condition PostgreSQL would fetch
 * all that any of them has, and compare each of those with all of them.
 * @param limit SQL of how many there are, the newest first
 */
export function pageSql(conditions: LogConditions, limit: string): string {
  const [only, ...others] = conditions.alternatives;
  if (others.length === 0) return alternativeSql(selectEntriesSql, only ?? {}, conditions, limit);
  const places = conditions.alternatives.map((each) => `(${alternativeSql(selectPlacesSql, each, conditions, limit)})`);
  return /* sql */ `
  ${selectEntriesSql}
  where seq = any (array(select seq from (${places.join(' union ')}) place order by seq desc ${limit})) order by seq desc`;
}

function alternativeSql(
  select: string,
  { where, along, about }: LogAlternative,
  { bounds, ...conditions }: LogConditions,
  limit: string,
): string {
  const all = [...conditions.where, ...(where ? [where] : [])];
  const found = along
    ? alongSql(select, along, { where: all, bounds }, limit)
    : `${select} where ${[...all, ...bounds.map(toSeqCondition), ...(about ? [isOfIdsSql(about)] : [])].join(' and ')}`;
  return `${found} order by seq desc ${limit}`;
}

/**
 * SQL of the places of the few entries that each of some ids has. An array, so that PostgreSQL neither looks for them among the
 * entries of some days nor reads the log from its end.
 */
const isOfIdsSql = ({ column, values }: LogKey) => /* sql */ `
  seq = any (array(select entry.seq from unnest(${values}) as each (value)
    cross join lateral (${selectPlacesSql} where ${column} = each.value offset 0) entry))`;

const isLower = ({ operator }: LogConditions['bounds'][number]) => operator === '>=';

/**
 * Sorted by the column as well, because by `seq` alone PostgreSQL may read the log from its end: it takes the entries of a kind to
 * be spread over the log, and the last hundred thousand may be of other kinds. One condition for each end of what is read: beside a
 * wider one PostgreSQL may begin at that, and beside one of `seq` alone it reads all entries of the log's beginning for a last page.
 */
function alongSql(
  select: string,
  { column, values }: LogKey,
  { where, bounds }: Pick<LogConditions, 'where' | 'bounds'>,
  limit: string,
): string {
  const [from, until] = [bounds.find(isLower), bounds.findLast((bound) => !isLower(bound))];
  const conditions = [
    from ? `(${column}, seq) ${from.operator} (each.value, ${from.seq})` : `${column} >= each.value`,
    until ? `(${column}, seq) ${until.operator} (each.value, ${until.seq})` : `${column} <= each.value`,
    ...where,
  ];
  return /* sql */ `
  select entry.* from unnest(${values}) as each (value)
  cross join lateral (
    ${select} where ${conditions.join(' and ')} order by ${column} desc, seq desc ${limit}
  ) entry`;
}
