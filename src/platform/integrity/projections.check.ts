import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { headSequence } from '../event-log/log-reader.js';
import { replayUpTo, enterShadowSchema, primaryKeyColumns, createShadowTables } from '../projections/shadow-tables.js';
import { ProjectionRegistry, type RegisteredProjection } from '../projections/projection-registry.js';
import { countRows, findViolations } from './find-violations.js';
import { type CheckResult, type OnProgress, type IntegrityCheck, ChecksIntegrity } from './integrity-check.js';

/**
 * The projections' own code fills copies of their tables, which are compared row by row. An event under way has been
 * written by an inline projection, and has no place in the log yet: what it concerns is left out.
 */
@ChecksIntegrity('The read tables are what the log tells, row by row and to the cent')
export class ProjectionsCheck implements IntegrityCheck {
  constructor(private readonly projections: ProjectionRegistry) {}

  async run(em: EntityManager, onProgress: OnProgress): Promise<CheckResult> {
    const finding: CheckResult = { counts: {}, violations: [] };
    for (const projection of this.projections.all()) {
      const shadowSchema = `proof_${projection.name}`;
      const reached = projection.isInline ? await headSequence(em) : await getCheckpoint(em, projection);
      await createShadowTables(em, projection, shadowSchema);
      const [path] = await sql<{ now: string }>(em, `select current_setting('search_path') as now`);
      const liveSchema = await enterShadowSchema(em, shadowSchema);
      await replayUpTo(reached, em, projection, (seq) => onProgress(`${projection.name}, event ${seq} of ${reached}`));
      await sql(em, `select set_config('search_path', $1, true)`, [path!.now]);
      for (const table of projection.tables) {
        const tables = { live: `${liveSchema}.${table}`, shadow: `${shadowSchema}.${table}` };
        finding.counts[`rows of ${table}`] = await countRows(em, `select count(*) as n from ${tables.live}`);
        finding.violations.push(...(await findDifferences(em, table, { ...tables, isInline: projection.isInline })));
      }
    }
    return finding;
  }
}

async function getCheckpoint(em: EntityManager, { name }: RegisteredProjection): Promise<number> {
  const [checkpoint] = await sql<{ seq: number }>(
    em,
    'select seq::float8 as seq from projection_checkpoints where projection = $1',
    [name],
  );
  return checkpoint?.seq ?? 0;
}

async function findDifferences(
  em: EntityManager,
  table: string,
  { live, shadow, isInline }: { live: string; shadow: string; isInline: true | undefined },
): Promise<string[]> {
  const key = await primaryKeyColumns(em, live);
  // Rows that are written inline have the stream as the first column of their key.
  const stream = key.split(', ')[0];
  const underWay = 'select e.stream from log_pending join event_log e using (position)';
  return findViolations(
    em,
    `rows of ${table} that the log tells otherwise`,
    `select distinct ${key} from (
       (select * from ${live} except select * from ${shadow}) union all (select * from ${shadow} except select * from ${live})
     ) wrong ${isInline ? `where ${stream} not in (${underWay})` : ''}`,
  );
}
