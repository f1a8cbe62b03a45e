import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { RosterEdit } from './roster-edit.js';

/** Days for which an edit can be taken back. */
export const UNDO_DAYS = 30;

/** A stored edit. */
export interface StoredRosterChange {
  kind: string;
  change: RosterEdit;
  madeAt: Date;
}

/** Stores an edit, so that it can be taken back. */
export const storeChange = (
  em: EntityManager,
  { id, kind, change, madeAt }: StoredRosterChange & { id: string },
): Promise<unknown> => sql(em, insertSql, [id, kind, JSON.stringify(change), madeAt]);

/**
 * Returns an edit that is to be taken back.
 * @param lock `for update` to take it back, left out to preview that
 * @throws NotFoundError, BusinessRuleError `already-undone`
 */
export async function requireChange(em: EntityManager, id: string, lock?: 'for update'): Promise<StoredRosterChange> {
  const row = await readChange(em, id, lock);
  if (row.isUndone) throw new BusinessRuleError('already-undone', 'This change has been undone already');
  return row;
}

/** Reads an edit without a lock, whether or not it was taken back. @throws NotFoundError */
export async function readChange(
  em: EntityManager,
  id: string,
  lock = '',
): Promise<StoredRosterChange & { isUndone: boolean }> {
  const [row] = await sql<StoredRosterChange & { isUndone: boolean }>(em, `${readSql} ${lock}`, [id]);
  if (!row) throw new NotFoundError('There is no such change');
  return { ...row, madeAt: new Date(row.madeAt) };
}

export const markUndone = (em: EntityManager, id: string, undoneBy: string): Promise<unknown> =>
  sql(em, 'update roster_changes set undone_by = $2 where id = $1', [id, undoneBy]);

/** Whether the edit was taken back. */
export async function isChangeUndone(db: Executor, id: string): Promise<boolean> {
  const rows = await sql(db, 'select from roster_changes where id = $1 and undone_by is not null', [id]);
  return rows.length > 0;
}

/** Finds which of the shifts patterns entered as weeks went by, within the time in which an edit can be taken back. */
export async function findFilledShifts(em: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }>(em, filledSql, [ids]);
  return new Set(rows.map(({ id }) => id));
}

export const deleteOldChanges = (em: EntityManager, now: Date): Promise<unknown> =>
  sql(em, `delete from roster_changes where made_at < $1::timestamptz - make_interval(days => ${UNDO_DAYS})`, [now]);

const insertSql = /* sql */ `
  insert into roster_changes (id, kind, change, made_at) values ($1, $2, $3, $4)`;

const readSql = /* sql */ `
  select kind, change, made_at as "madeAt", undone_by is not null as "isUndone" from roster_changes where id = $1`;

const filledSql = /* sql */ `
  select added ->> 'id' as id from roster_changes c cross join lateral jsonb_array_elements(c.change -> 'roster' -> 'added') added
  where c.kind = 'fill' and added ->> 'id' = any ($1::text[])`;
