import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type ImportedService,
  ImportedServices,
  type ImportedTherapist,
  ImportedTherapists,
} from '../../../catalog/index.js';
import { holdImport, keepImportedRecords } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { SHOP_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import type { ImportOutcome } from '../../../kernel/outcomes/import-outcome.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { EventLog } from '../../../platform/event-log/event-log.js';

/** Services or therapists of a file, with different names. */
type CatalogRecords =
  { kind: 'services'; items: readonly ImportedService[] } | { kind: 'therapists'; items: readonly ImportedTherapist[] };

/** Brings in records of one kind. */
interface Store<Item> {
  areKnown(db: Executor, items: readonly Item[]): Promise<boolean[]>;
  add(em: EntityManager, items: readonly Item[], by: Actor): Promise<string[]>;
}

/**
 * Imports services or therapists, all in one transaction, and returns the outcome of each, in their order. What the shop
 * has under a name already is left as it is.
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
    private readonly log: EventLog,
  ) {}

  /** @throws BusinessRuleError `import-being-undone` while an import of that kind is being undone */
  execute({ records, by, importId }: ImportCatalog): Promise<ImportOutcome[]> {
    return this.em
      .fork()
      .transactional((em) =>
        records.kind === 'services'
          ? this.bringIn(em, this.services, records.items, by, importId)
          : this.bringIn(em, this.therapists, records.items, by, importId),
      );
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
    }
    const known = await store.areKnown(em, items);
    if (importId !== null) {
      const added = items.filter((_, nth) => !known[nth]);
      const ids = await store.add(em, added, by);
      const versions = await this.log.getVersions(em, ids);
      await keepImportedRecords(
        em,
        importId,
        ids.map((id) => ({ id, version: versions.get(id)! })),
      );
    }
    return known.map((isKnown) => (isKnown ? 'unchanged' : 'new'));
  }
}
