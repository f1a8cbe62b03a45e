/** Runs a statement in the transaction that the tables are written in. */
type Run = (statement: string, params?: readonly unknown[]) => Promise<readonly object[]>;

/**
 * Does the work while the tables have neither foreign keys nor those indexes that guard nothing, and makes them again at
 * its end, in the same transaction: one pass over all rows instead of a search for each.
 * @param onIndex is told of each index and foreign key that is about to be made, and of how many
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

/** Indexes first: a foreign key is checked by them. */
const indexStatementsSql = /* sql */ `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i
  where i.indrelid = any ($1::regclass[]) and not i.indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'
  order by make desc`;
