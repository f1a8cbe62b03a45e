import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SealActionLog } from '../../src/audit/index.js';
import { sql } from '../../src/platform/database/sql.js';
import { afterThisFile } from './cleanup.js';
import { eventually } from './eventually.js';
import { startOffice } from './office.js';

/** An office with three bookings, whose action log is sealed by its worker. */
export async function startSealedOffice() {
  const office = await startOffice();
  const folder = mkdtempSync(join(tmpdir(), 'spa-booking-chain-'));
  afterThisFile(async () => rmSync(folder, { recursive: true }));
  const { shop, mei, book } = office;
  const query = <Row>(text: string, params: unknown[] = []) => sql<Row>(shop.em, text, params);
  const sealer = () => office.server.get(SealActionLog, { strict: false });

  /** Every event of the log has its entry, and every entry its seal; answers the head. */
  const allSealed = () =>
    eventually(async () => {
      const [log] = await query<{ seq: number; is_idle: boolean }>(
        'select seq::int, not exists (select from log_pending) as is_idle from log_head',
      );
      const reached = await sealer().head();
      return log!.is_idle && reached.seq === log!.seq ? reached : undefined;
    }, 'every entry to be sealed');

  /** What somebody without the database finds: the export, and what is said of it. */
  const verify = async (...published: string[]): Promise<string> => {
    const file = join(folder, 'action-log.jsonl');
    writeFileSync(file, (await office.ada.post<string>('/admin-action-logs/exports/evidence')).body);
    const heads = published.flatMap((each) => ['--head', each]);
    const said = promisify(execFile)(process.execPath, ['dist/src/audit-verify.js', file, ...heads], { env: {} });
    return said.then(({ stdout }) => stdout, ({ stderr }: { stderr: string }) => stderr);
  };

  await shop.shift(mei, '2026-03-03', '09:00-17:00');
  for (const booking_time of ['09:00', '10:00', '11:00']) await book({ booking_date: '2026-03-03', booking_time });
  await allSealed();
  return { ...office, query, sealer, allSealed, verify };
}
