import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { headSequence } from '../event-log/log-reader.js';
import { differingRowsSql, pairTables, type TablePair } from '../projections/differing-rows.js';
import { completeStreams, forEachStream, replayUpTo, acceptsStreams } from '../projections/replay.js';
import { createShadowTables, enterShadowSchema, exitShadowSchema } from '../projections/shadow-tables.js';
import { ProjectionRegistry, type RegisteredProjection } from '../projections/projection-registry.js';
import { countRows, findViolations } from './find-violations.js';
import { type CheckResult, type OnProgress, type IntegrityCheck, ChecksIntegrity } from './integrity-check.js';

const SHADOW_SCHEMA = 'proof';

/**
 * Compares the projections' tables row by row with copies that their own code fills. An event in progress has been
 * written by an inline projection but has no sequence number yet, so its rows are left out.
 */
@ChecksIntegrity('The read tables are what the log tells, row by row and to the cent')
export class ProjectionsCheck implements IntegrityCheck {
  constructor(private readonly projections: ProjectionRegistry) {}

  async run(em: EntityManager, onProgress: OnProgress): Promise<CheckResult> {
    const projections = this.projections.all();
    const reached = await this.findReached(em);
    await sql(em, `set local work_mem = '128MB'`);
    await createShadowTables(em, projections, SHADOW_SCHEMA);
    const liveSchema = await enterShadowSchema(em, SHADOW_SCHEMA);
    await fillFromStreams(em, projections.filter(acceptsStreams), Math.min(...reached.values()), onProgress);
    for (const projection of projections) {
      const of = reached.get(projection.name)!;
      await replayUpTo(of, em, projection, (seq) => onProgress(`${projection.name}, event ${seq} of ${of}`));
    }
    await exitShadowSchema(em, SHADOW_SCHEMA);
    const finding: CheckResult = { counts: {}, violations: [] };
    for (const { tables, isInline } of projections)
      for (const table of tables) {
        onProgress(`comparing ${table}`);
        const pair = await pairTables(em, table, { liveSchema, shadowSchema: SHADOW_SCHEMA });
        finding.counts[`rows of ${table}`] = await countRows(em, `select count(*) as n from ${pair.live}`);
        finding.violations.push(...(await findDifferences(em, table, pair, isInline)));
      }
    return finding;
  }

  /** Returns the sequence number up to which each projection has been written. */
  private async findReached(em: EntityManager): Promise<Map<string, number>> {
    const reached = new Map<string, number>();
    for (const projection of this.projections.all())
      reached.set(projection.name, projection.isInline ? await headSequence(em) : await getCheckpoint(em, projection));
    return reached;
  }
}

/** Fills all projections in one pass over the log, as far as every one has come. */
async function fillFromStreams(
  em: EntityManager,
  projections: readonly RegisteredProjection[],
  upToSeq: number,
  onProgress: OnProgress,
): Promise<void> {
  await forEachStream(em, upToSeq, async (events, done) => {
    onProgress(`event ${done} of ${upToSeq}`);
    for (const projection of projections) await projection.applyStreams!(events, em);
  });
  for (const projection of projections) {
    onProgress(`summing up ${projection.name}`);
    await completeStreams(em, projection, upToSeq);
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

function findDifferences(
  em: EntityManager,
  table: string,
  pair: TablePair,
  isInline: true | undefined,
): Promise<string[]> {
  // Rows that are written inline have the stream as the first column of their key.
  const stream = pair.key.split(', ')[0];
  const underWay = 'select e.stream from log_pending join event_log e using (position)';
  const isOver = isInline ? `where ${stream} not in (${underWay})` : '';
  const differing = `select * from (${differingRowsSql(pair)}) wrong ${isOver}`;
  return findViolations(em, `rows of ${table} that the log tells otherwise`, differing);
}
