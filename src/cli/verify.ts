import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { Clock } from '../platform/clock/clock.js';
import { renderIntegrityReport } from '../platform/integrity/render-integrity-report.js';
import { IntegrityChecks } from '../platform/integrity/integrity-checks.js';

/** Replays the log beside everything that was made of it, while the product serves: npm run verify -- [--file certificate.txt] */
const { values } = parseArgs({ options: { file: { type: 'string' } } });
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  const { isTTY } = process.stdout;
  const clear = isTTY ? '\r\x1b[2K' : '';
  const reports = await app.get(IntegrityChecks).run((words) => {
    if (isTTY) process.stdout.write(`${clear}${words.slice(0, (process.stdout.columns ?? 80) - 1)}`);
  });
  const report = renderIntegrityReport(reports, app.get(Clock).now());
  process.stdout.write(`${clear}${report}`);
  if (values.file) writeFileSync(values.file, report);
  if (reports.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
} finally {
  await app.close();
}
