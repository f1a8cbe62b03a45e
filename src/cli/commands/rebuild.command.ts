import { Command, CommandRunner } from 'nest-commander';
import { ProjectionRebuilder } from '../../platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../platform/projections/projection-registry.js';
import { print, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

@Command({ name: 'rebuild', description: 'Rebuilds every read model from the log, while the product serves.' })
export class RebuildCommand extends CommandRunner {
  async run(): Promise<void> {
    await withApp(async (app) => {
      for (const projection of app.get(ProjectionRegistry).all()) {
        let events = 0;
        const corrections = await app.get(ProjectionRebuilder).run(projection, (seq, head) => {
          events = seq;
          showProgress(`${projection.name}: ${seq} of ${head} events`);
        });
        const summary = Object.entries(corrections).map(([table, rows]) => `${table}: ${rows} rows differed`);
        print(`${projection.name}: ${events} events\n  ${summary.join(', ')}`);
      }
    });
  }
}
