import { Command, CommandRunner } from 'nest-commander';
import { ProjectionRebuilder } from '../../platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../platform/projections/projection-registry.js';
import { print, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

@Command({ name: 'rebuild', description: 'Rebuilds every read model from the log, while the shop runs.' })
export class RebuildCommand extends CommandRunner {
  async run(): Promise<void> {
    await withApp(async (app) => {
      await app.get(ProjectionRebuilder).runAll(
        app.get(ProjectionRegistry).all(),
        (what, done, of) => showProgress(`${what}: ${done} of ${of} events`),
        ({ name }, seq, corrections) => {
          const summary = Object.entries(corrections).map(([table, rows]) => `${table}: ${rows} rows differed`);
          print(`${name}: ${seq} events\n  ${summary.join(', ')}`);
        },
      );
    });
  }
}
