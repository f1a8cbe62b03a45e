import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { type Actor, getUserEmail } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { SHOP_LOCKS } from '../../kernel/locks/advisory-locks.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import type { ImportKind } from './import-kinds.js';

/**
 * Starts the import of a file, or continues that of the same file, and returns its id; null for a dry run, which is
 * refused like the import.
 * @throws BusinessRuleError `import-being-undone` while an import of that kind is being undone
 */
export class StartImport extends Command<string | null> {
  /** @param fileHash a keyed hash of the file; null for a dry run */
  constructor(
    readonly kind: ImportKind,
    readonly fileHash: Buffer | null,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(StartImport)
export class StartImportHandler implements ICommandHandler<StartImport> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly clock: ShopClock,
  ) {}

  execute({ kind, fileHash, by }: StartImport): Promise<string | null> {
    return this.transactions.run(async (tx) => {
      const [undoing] = await sql(tx, undoingSql, [kind]);
      if (undoing)
        throw new BusinessRuleError(
          'import-being-undone',
          `An import of ${kind} is being undone: import this file once that has ended`,
        );
      if (fileHash === null) return null;
      void tx.query(`select pg_advisory_xact_lock(${IMPORT_LOCKS[kind]})`);
      const [same] = await sql<{ id: string }>(tx, findSql, [kind, fileHash]);
      if (same) return same.id;
      const id = randomUUIDv7();
      void tx.query(insertSql, [id, kind, fileHash, this.clock.instant(), getUserEmail(by)]);
      return id;
    });
  }
}

/** The lock that serializes imports of a kind. */
const IMPORT_LOCKS: Readonly<Record<ImportKind, number>> = {
  clients: SHOP_LOCKS.clientImport,
  bookings: SHOP_LOCKS.bookingImport,
  services: SHOP_LOCKS.shopImport,
  therapists: SHOP_LOCKS.shopImport,
  roster: SHOP_LOCKS.shopImport,
};

const undoingSql = /* sql */ `
  select from imports where kind = $1 and undo_started_at is not null and undone_at is null limit 1`;

const findSql = /* sql */ `
  select id from imports where kind = $1 and file_hash = $2 and undo_started_at is null order by started_at limit 1`;

const insertSql = /* sql */ `
  insert into imports (id, kind, file_hash, started_at, started_by) values ($1, $2, $3, $4, $5)`;
