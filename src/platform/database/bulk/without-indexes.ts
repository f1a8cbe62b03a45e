/** Runs a statement in the transaction that the tables are written in. */
type Run = (statement: string, params?: readonly unknown[]) => Promise<readonly object[]>;

/**
 * Runs `work` while the tables have no foreign keys and no indexes except unique ones, and creates them again
 * afterwards, in the same transaction: one pass over all rows instead of a lookup for each.
 * @param onIndex called before each index or foreign key is created, with their number
 */
export async function withoutIndexes(
  run: Run,
  tables: readonly string[],
  work: () => Promise<void>,
  onIndex: (nth: number, of: number) => void = () => undefined,
): Promise<void> {
  const statements = (await run(indexStatementsSql, [tables])) as { drop: string; make: string }[];
  for (const { drop } of statements) await run(drop);
  await work();
  await run(`set local maintenance_work_mem = '256MB'`);
  for (const [nth, { make }] of statements.entries()) {
    onIndex(nth, statements.length);
    await run(make);
  }
}

/** Indexes come first, because checking a foreign key needs one. */
const indexStatementsSql = /* sql */ `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i
  where i.indrelid = any ($1::regclass[]) and not i.indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'
  order by make desc`;
