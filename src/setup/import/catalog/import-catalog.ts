import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type ImportedService,
  ImportedServices,
  type ImportedTherapist,
  ImportedTherapists,
} from '../../../catalog/index.js';
import { holdImport, keepImportedRecords } from '../../../clients/index.js';
import { type ImportedShift, ImportedShifts } from '../../../scheduling/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { SHOP_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import type { ImportOutcome } from '../../../kernel/outcomes/import-outcome.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { EventLog } from '../../../platform/event-log/event-log.js';

/** Services, therapists or shifts of a file, none of which is there twice. */
type CatalogRecords =
  | { kind: 'services'; items: readonly ImportedService[] }
  | { kind: 'therapists'; items: readonly ImportedTherapist[] }
  | { kind: 'roster'; items: readonly ImportedShift[] };

/** Brings in records of one kind. */
interface Store<Item> {
  /** Keeps from being changed what they are judged by. */
  hold?(db: Executor, items: readonly Item[]): Promise<void>;
  judge(db: Executor, items: readonly Item[]): Promise<ImportOutcome[]>;
  add(em: EntityManager, items: readonly Item[], by: Actor): Promise<string[]>;
}

/**
 * Imports services, therapists or shifts, all in one transaction, and returns the outcome of each, in their order. What the shop
 * has already is left as it is.
 */
export class ImportCatalog extends Command<ImportOutcome[]> {
  /** @param importId the import that can be undone as a whole; null to return the outcomes only, and write nothing */
  constructor(
    readonly records: CatalogRecords,
    readonly by: Actor,
    readonly importId: string | null,
  ) {
    super();
  }
}

@CommandHandler(ImportCatalog)
export class ImportCatalogHandler implements ICommandHandler<ImportCatalog> {
  constructor(
    private readonly em: EntityManager,
    private readonly services: ImportedServices,
    private readonly therapists: ImportedTherapists,
    private readonly shifts: ImportedShifts,
    private readonly log: EventLog,
  ) {}

  /** @throws BusinessRuleError `import-being-undone` while an import of that kind is being undone */
  execute({ records, by, importId }: ImportCatalog): Promise<ImportOutcome[]> {
    return this.em.fork().transactional((em) => {
      if (records.kind === 'services') return this.bringIn(em, this.services, records.items, by, importId);
      if (records.kind === 'therapists') return this.bringIn(em, this.therapists, records.items, by, importId);
      return this.bringIn(em, this.shifts, records.items, by, importId);
    });
  }

  private async bringIn<Item>(
    em: EntityManager,
    store: Store<Item>,
    items: readonly Item[],
    by: Actor,
    importId: string | null,
  ): Promise<ImportOutcome[]> {
    if (importId !== null) {
      await sql(em, `select pg_advisory_xact_lock(${SHOP_LOCKS.shopImport})`);
      await holdImport(em, importId);
      await store.hold?.(em, items);
    }
    const outcomes = await store.judge(em, items);
    if (importId !== null) {
      const added = items.filter((_, nth) => outcomes[nth] === 'new');
      const ids = await store.add(em, added, by);
      const versions = await this.log.getVersions(em, ids);
      await keepImportedRecords(
        em,
        importId,
        ids.map((id) => ({ id, version: versions.get(id)! })),
      );
    }
    return outcomes;
  }
}
