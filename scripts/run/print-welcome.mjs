import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { importBuilt } from './import-built.mjs';

/**
 * Says where everything is.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.given
 * @param {number} options.port
 * @param {string} [options.publicUrl]
 * @param {string} [options.inboxUrl]
 * @param {string} [options.gatewayUrl]
 * @param {string} options.dataDir
 */
export async function printWelcome({ given, port, publicUrl, inboxUrl, gatewayUrl, dataDir }) {
  const local = `http://localhost:${port}`;
  const below = relative('.', dataDir);
  const folder = below.startsWith('..') ? dataDir : below || '.';
  const caught = inboxUrl ? `caught, kept in ${folder}/texts` : 'none are sent (SMS_URL)';
  const texts = given.SMS_URL ? 'sent through your gateway (SMS_URL)' : caught;
  const lines = [
    ['Shop', publicUrl === local ? local : `${publicUrl} (here ${local})`],
    ['Back office', `${publicUrl}/auth`],
    ...(inboxUrl ? [['Inbox', inboxUrl]] : []),
    ...(gatewayUrl ? [['Payments', `${gatewayUrl} (a test gateway: no money moves)`]] : []),
  ];
  if (!given.PORT && port !== 3000) lines.push(['', 'port 3000 is taken by another program']);
  if (!given.DATABASE_URL) for (const line of await demoSignIns()) lines.push(line);
  lines.push(
    ['Database', given.DATABASE_URL ? 'yours (DATABASE_URL)' : `embedded PostgreSQL, in ${folder}/postgres`],
    ['Queues', given.REDIS_URL ? 'your Redis (REDIS_URL)' : 'in PostgreSQL'],
    ['Mail', inboxUrl ? `caught, kept in ${folder}/mails` : 'sent through your server (SMTP_URL)'],
    ['Texts', texts],
    ['Logs', `${folder}/web.log and worker.log`],
  );
  console.log(
    `\n${lines.map(([what = '', how = '']) => `  ${what.padEnd(12)}${how}`).join('\n')}\n\n  Ctrl-C stops everything.\n`,
  );
}

/** @returns {Promise<string[][]>} */
async function demoSignIns() {
  if (!existsSync('dist/src/demo/content/demo-accounts.js')) return [];
  const { demoAccounts } = await importBuilt('demo/content/demo-accounts.js');
  return demoAccounts.map(
    (/** @type {{ email: string, password: string }} */ { email, password }, /** @type {number} */ index) => [
      index === 0 ? 'Sign in' : '',
      `${email}  ${password}`,
    ],
  );
}
