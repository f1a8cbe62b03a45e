import { spawn } from 'node:child_process';

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>} once npm has ended; the output is what it said on both streams
 */
export function runNpm(args) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
    npm.once('error', reject);
    npm.once('close', (code) => resolve({ code, output }));
  });
}
