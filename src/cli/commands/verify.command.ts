import { Command, CommandRunner, Option } from 'nest-commander';
import { writeFileSync } from 'node:fs';
import { Clock } from '../../platform/clock/clock.js';
import { IntegrityChecks } from '../../platform/integrity/integrity-checks.js';
import { renderIntegrityReport } from '../../platform/integrity/render-integrity-report.js';
import { clearProgress, showProgress } from '../runner/terminal.js';
import { withApp } from '../runner/with-app.js';

@Command({
  name: 'verify',
  description: 'Replays the log and compares every read model with it, while the shop runs.',
})
export class VerifyCommand extends CommandRunner {
  async run(_: string[], { file }: { file?: string }): Promise<void> {
    await withApp(async (app) => {
      const reports = await app.get(IntegrityChecks).run(showProgress);
      const report = renderIntegrityReport(reports, app.get(Clock).now());
      clearProgress();
      process.stdout.write(report);
      if (file) writeFileSync(file, report);
      const broken = reports.filter(({ violations }) => violations.length > 0).length;
      if (broken > 0) throw new Error(`${broken} of ${reports.length} statements do not hold`);
    });
  }

  @Option({ flags: '--file <file>', description: 'a file to write the certificate into as well' })
  parseFile(file: string): string {
    return file;
  }
}
