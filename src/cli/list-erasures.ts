import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inspectDatabase } from './inspect-database.js';

/** Lists the bookings that were erased, for restores of older backups: npm run erasures [-- --file erased.txt] */
try {
  const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
  const { erased } = await inspectDatabase(process.env.DATABASE_URL ?? '');
  const list = erased.map((id) => `${id}\n`).join('');
  if (file) writeFileSync(file, list);
  else process.stdout.write(list);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
