import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { headOf } from '../relay/log-reader.js';
import { advanceTo, enterCopy, keyOf, makeCopy } from '../relay/projection-copy.js';
import { Projections, type RegisteredProjection } from '../relay/projections.js';
import { countOf, findViolations } from './find-violations.js';
import { type Finding, type OnProgress, type Proof, Proves } from './proof.js';

/**
 * The projections' own code fills copies of their tables, which are compared row by row. An event under way has been
 * written by an inline projection, and has no place in the log yet: what it concerns is left out.
 */
@Proves('The read tables are what the log tells, row by row and to the cent')
export class ProjectionsAreTheLog implements Proof {
  constructor(private readonly projections: Projections) {}

  async prove(em: EntityManager, onProgress: OnProgress): Promise<Finding> {
    const finding: Finding = { counts: {}, violations: [] };
    for (const projection of this.projections.all()) {
      const copy = `proof_${projection.name}`;
      const reached = projection.isInline ? await headOf(em) : await checkpointOf(em, projection);
      await makeCopy(em, projection, copy);
      const [path] = await sql<{ now: string }>(em, `select current_setting('search_path') as now`);
      const original = await enterCopy(em, copy);
      await advanceTo(reached, em, projection, (seq) => onProgress(`${projection.name}, event ${seq} of ${reached}`));
      await sql(em, `select set_config('search_path', $1, true)`, [path!.now]);
      for (const table of projection.tables) {
        const places = { kept: `${original}.${table}`, filled: `${copy}.${table}` };
        finding.counts[`rows of ${table}`] = await countOf(em, `select count(*) as n from ${places.kept}`);
        finding.violations.push(...(await differences(em, table, { ...places, isInline: projection.isInline })));
      }
    }
    return finding;
  }
}

async function checkpointOf(em: EntityManager, { name }: RegisteredProjection): Promise<number> {
  const [checkpoint] = await sql<{ seq: number }>(em, 'select seq::float8 as seq from projection_checkpoints where projection = $1', [
    name,
  ]);
  return checkpoint?.seq ?? 0;
}

async function differences(
  em: EntityManager,
  table: string,
  { kept, filled, isInline }: { kept: string; filled: string; isInline: true | undefined },
): Promise<string[]> {
  const key = await keyOf(em, kept);
  const underWay = 'select e.stream from log_pending join event_log e using (position)';
  return findViolations(
    em,
    `rows of ${table} that the log tells otherwise`,
    `select distinct ${key} from (
       (select * from ${kept} except select * from ${filled}) union all (select * from ${filled} except select * from ${kept})
     ) wrong ${isInline ? `where (${key}) not in (${underWay})` : ''}`,
  );
}
