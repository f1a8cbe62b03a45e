import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { ImportUndoer } from './import-undoer.js';

/** Undoes the imports whose undo was started, also where an earlier run ended in its middle. */
@RunsEvery({ name: 'undo-imports', everyMs: 5_000 })
export class UndoImports implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly undoer: ImportUndoer,
  ) {}

  async run(): Promise<void> {
    const started = await sql<{ id: string }>(this.em.fork(), startedSql);
    await runForEach(started, ({ id }) => this.undoer.run(id));
  }
}

const startedSql = /* sql */ `
  select id from imports where undo_started_at is not null and undone_at is null order by undo_started_at`;
