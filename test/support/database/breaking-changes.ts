import { queryRows } from './query-rows.js';

interface Column {
  table: string;
  name: string;
  type: string;
  /** No row can be written without it. */
  isNeeded: boolean;
}

/** Something that refuses rows. */
interface Constraint {
  table: string;
  name: string;
  kind: 'constraint' | 'unique index';
  columns: string[];
}

/** What a version of the product relies on: the tables and how they are written. */
export interface DatabaseSchema {
  columns: Column[];
  constraints: Constraint[];
}

export async function readSchema(database: string): Promise<DatabaseSchema> {
  const [columns, constraints] = await Promise.all([
    queryRows<Column>(database, columnsSql),
    queryRows<Constraint>(database, constraintsSql),
  ]);
  return { columns, constraints };
}

/** What of `after` the version that was written for `before` would stumble over, one sentence each. */
export function breakingChanges(before: DatabaseSchema, after: DatabaseSchema): string[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  const tablesNow = new Set(after.columns.map(({ table }) => table));
  const now = new Map(after.columns.map((column) => [qualifiedName(column), column]));
  const known = new Map(before.columns.map((column) => [qualifiedName(column), column]));
  const gone = [...tables].filter((table) => !tablesNow.has(table)).map((table) => `table ${table} is gone`);
  const kept = before.columns.filter(({ table }) => tablesNow.has(table));
  const changed = kept.flatMap((column) => {
    const { type } = now.get(qualifiedName(column)) ?? {};
    if (!type) return `column ${qualifiedName(column)} is gone`;
    return type === column.type ? [] : `column ${qualifiedName(column)} is ${type}, was ${column.type}`;
  });
  const needed = after.columns
    .filter((column) => tables.has(column.table) && column.isNeeded && !known.get(qualifiedName(column))?.isNeeded)
    .map((column) => `column ${qualifiedName(column)} has to be given`);
  const rulesBefore = new Set(before.constraints.map(({ table, name }) => `${table}.${name}`));
  // Rules about nothing but new columns are met by their defaults.
  const stricter = after.constraints
    .filter(
      ({ table, name, columns }) =>
        !rulesBefore.has(`${table}.${name}`) && columns.some((column) => known.has(`${table}.${column}`)),
    )
    .map(({ kind, name, table }) => `${kind} ${name} on ${table} refuses more`);
  return [...gone, ...changed, ...needed, ...stricter];
}

const qualifiedName = ({ table, name }: Column) => `${table}.${name}`;

const columnsSql = /* sql */ `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'schema_migrations'
  order by 1, 2`;

const constraintsSql = /* sql */ `
  select r.relname as table, n.conname as name, 'constraint' as kind, array(
    select attname::text from pg_attribute where attrelid = r.oid and attnum = any (n.conkey)) as columns
  from pg_constraint n join pg_class r on r.oid = n.conrelid
  where r.relnamespace = 'public'::regnamespace and n.contype in ('c', 'u', 'x', 'f', 'p')
  union all
  select r.relname, i.relname, 'unique index', array(
    select attname::text from pg_attribute where attrelid = r.oid and attnum = any (x.indkey::int2[]))
  from pg_index x join pg_class r on r.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where r.relnamespace = 'public'::regnamespace and x.indisunique
    and not exists (select from pg_constraint where conindid = x.indexrelid)
  order by 1, 2`;
