import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ImportedRecord } from '../../clients/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { ImportKind } from '../import/import-kinds.js';
import { ImportedRecords } from './imported-records.js';
import { type ImportUndoPreviewDto, KEPT_REASONS, type PastImportDto } from './imports.dto.js';

/** Most imports that are listed. */
const MAX_IMPORTS = 50;

const RECORDS_AT_A_TIME = 5_000;

/** Reads which files were imported, and what undoing one would do. */
@Injectable()
export class PastImportsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly records: ImportedRecords,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the latest imports that brought in something, the latest first. */
  async list(): Promise<PastImportDto[]> {
    const rows = await sql<Omit<PastImportDto, 'started_at_local'> & { at: Date }>(this.em.fork(), listSql, [
      MAX_IMPORTS,
    ]);
    return rows.map(({ at, ...found }) => ({
      ...found,
      started_at_local: this.clock.formatTimestamp(new Date(at)),
    }));
  }

  /** @throws NotFoundError for an import that is not known */
  async preview(importId: string): Promise<ImportUndoPreviewDto> {
    const em = this.em.fork();
    const [found] = await sql<{ kind: ImportKind }>(em, 'select kind from imports where id = $1', [importId]);
    if (!found) throw new NotFoundError('There is no such import');
    const counts = new Map<string, number>();
    let going = 0;
    let after: string | null = null;
    for (;;) {
      const page: ImportedRecord[] = await sql<ImportedRecord>(em, pageSql, [importId, after, RECORDS_AT_A_TIME]);
      if (page.length === 0) break;
      after = page.at(-1)!.id;
      const reasons = await this.records.judge(em, found.kind, page);
      going += page.length - reasons.size;
      for (const reason of reasons.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    const kept = KEPT_REASONS.flatMap((reason) => (counts.has(reason) ? [{ reason, count: counts.get(reason)! }] : []));
    return { kind: found.kind, going, kept };
  }
}

const listSql = /* sql */ `
  select i.id, i.kind, i.started_at as at, i.started_by, counts.made, counts.undone, counts.kept,
    case when i.undo_started_at is null then 'imported' when i.undone_at is null then 'undoing' else 'undone' end as state
  from imports i
  cross join lateral (
    select count(*)::int as made, count(*) filter (where outcome = 'undone')::int as undone,
      count(*) filter (where outcome <> 'undone')::int as kept
    from imported_records r where r.import_id = i.id
  ) counts
  where counts.made > 0 order by i.started_at desc, i.id desc limit $1`;

const pageSql = /* sql */ `
  select record_id as id, version from imported_records
  where import_id = $1 and outcome is distinct from 'undone' and ($2::uuid is null or record_id > $2)
  order by record_id limit $3`;
