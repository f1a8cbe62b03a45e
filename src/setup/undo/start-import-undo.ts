import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Actor, getActorId, getUserEmail } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { ImportKind } from '../import/import-kinds.js';
import { ImportUndoStarted } from '../setup.event-types.js';

/** Starts the undo of a whole import, which the worker carries out. One that is being undone goes on as it was started. */
export class StartImportUndo extends Command<void> {
  constructor(
    readonly importId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(StartImportUndo)
export class StartImportUndoHandler implements ICommandHandler<StartImportUndo> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** @throws NotFoundError for an import that is not known */
  execute({ importId, by }: StartImportUndo): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [found] = await sql<{ kind: ImportKind; isRunning: boolean }>(tx, findSql, [importId]);
      if (!found) throw new NotFoundError('There is no such import');
      if (found.isRunning) return;
      const [left] = await sql(tx, leftSql, [importId]);
      if (!left) return;
      // What stayed is looked at again: the reason may be gone.
      await sql(tx, againSql, [importId]);
      await sql(tx, startSql, [importId, this.clock.instant(), getActorId(by), getUserEmail(by)]);
      await this.log.appendChange(tx, ImportUndoStarted, importId, { kind: found.kind }, by);
    });
  }
}

const findSql = /* sql */ `
  select kind, undo_started_at is not null and undone_at is null as "isRunning" from imports where id = $1 for update`;

const leftSql = /* sql */ `
  select from imported_records where import_id = $1 and outcome is distinct from 'undone' limit 1`;

/** Leaves alone what no undo has come to yet, which are all records at first. */
const againSql = /* sql */ `
  update imported_records set outcome = null where import_id = $1 and outcome <> 'undone'`;

const startSql = /* sql */ `
  update imports set undo_started_at = $2, undo_by_id = $3, undo_by_email = $4, undone_at = null where id = $1`;
