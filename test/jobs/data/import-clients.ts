import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';
import { testEnvironment } from '../../support/test-environment.js';

const FIRST_NAMES = ['Ava', 'Noah', 'Isla', 'Leo', 'Mia', 'Kai', 'Ruby', 'Finn', 'Zara', 'Theo', 'Lucia', 'Omar'];
const LAST_NAMES = ['Nguyen', 'Smith', 'Okafor', 'Rossi', 'Singh', 'Brown', 'Kowalski', 'Tan', 'Haddad', 'Wilson'];

/** A client of the import, told apart by number. */
export const importedClient = (nth: number) => ({
  name: `${FIRST_NAMES[nth % FIRST_NAMES.length]} ${LAST_NAMES[nth % LAST_NAMES.length]}${nth}`,
  /** As the shop's country writes it. */
  phone: `04${String(20_000_000 + nth * 7).padStart(8, '0')}`,
  email: `client${nth}@example.com`,
});

/** Brings clients in as an operator would, by command. */
export function importClients(database: string, timeZone: string, count: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'clients-'));
  const file = join(folder, 'clients.csv');
  const lines = Array.from({ length: count }, (_, nth) => {
    const { name, phone, email } = importedClient(nth);
    const [first, last] = name.split(' ');
    return `c${nth},${first},${last},${phone},${email}`;
  });
  writeFileSync(file, `external_id,first_name,last_name,phone,email\n${lines.join('\n')}\n`);
  const as = demoAccounts.find(({ role }) => role === 'admin_staff')!.email;
  const env = { ...process.env, ...testEnvironment(database), SHOP_TIME_ZONE: timeZone };
  execFileSync(process.execPath, ['dist/src/cli/main.js', 'import', 'clients', file, '--as', as], {
    env,
    stdio: 'inherit',
  });
  rmSync(folder, { recursive: true });
}
