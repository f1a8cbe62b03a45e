import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ImportedRecord } from '../../clients/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog, VersionConflictError } from '../../platform/event-log/event-log.js';
import type { ImportKind } from '../import/import-kinds.js';
import { ImportUndone } from '../setup.event-types.js';
import { ImportedRecords } from './imported-records.js';

/** Number of records in one transaction. */
const BATCH_SIZE = 500;

/**
 * Undoes the next records of an import that is being undone, and returns how many were judged; null once none are left,
 * or when nobody started an undo.
 */
export class UndoImportBatch extends Command<number | null> {
  constructor(readonly importId: string) {
    super();
  }
}

interface ImportBeingUndone {
  kind: ImportKind;
  by: { kind: 'user'; id: string; email: string };
}

@CommandHandler(UndoImportBatch)
export class UndoImportBatchHandler implements ICommandHandler<UndoImportBatch> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ImportedRecords,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  async execute({ importId }: UndoImportBatch): Promise<number | null> {
    try {
      return await this.transactions.run((tx) => this.undoNext(tx, importId));
    } catch (error) {
      // Somebody changed one of them meanwhile, or both waited for each other: it is judged again.
      if (error instanceof VersionConflictError || isDeadlock(error)) return 0;
      throw error;
    }
  }

  private async undoNext(tx: Transaction, importId: string): Promise<number | null> {
    const [found] = await sql<ImportBeingUndone>(tx, findSql, [importId]);
    if (!found) return null;
    const { kind, by } = found;
    const batch = await sql<ImportedRecord>(tx, nextSql, [importId, BATCH_SIZE]);
    if (batch.length === 0) {
      const [counts] = await sql<{ undone: number; kept: number }>(tx, finishSql, [importId, this.clock.instant()]);
      await this.log.appendChange(tx, ImportUndone, importId, { kind, ...counts! }, by);
      return null;
    }
    const reasons = await this.records.lockAndJudge(tx, kind, batch);
    const going = batch.filter(({ id }) => !reasons.has(id));
    await this.records.undo(tx, { kind, importId }, going, by);
    const outcomes = batch.map(({ id }) => reasons.get(id) ?? 'undone');
    await sql(tx, judgedSql, [batch.map(({ id }) => id), outcomes]);
    return batch.length;
  }
}

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

const findSql = /* sql */ `
  select kind, jsonb_build_object('kind', 'user', 'id', undo_by_id, 'email', undo_by_email) as by from imports
  where id = $1 and undo_started_at is not null and undone_at is null for update`;

const nextSql = /* sql */ `
  select record_id as id, version from imported_records where import_id = $1 and outcome is null order by record_id limit $2`;

const judgedSql = /* sql */ `
  update imported_records r set outcome = judged.outcome from unnest($1::uuid[], $2::text[]) as judged (id, outcome)
  where r.record_id = judged.id`;

const finishSql = /* sql */ `
  with finished as (update imports set undone_at = $2 where id = $1)
  select count(*) filter (where outcome = 'undone')::int as undone, count(*) filter (where outcome <> 'undone')::int as kept
  from imported_records where import_id = $1`;
