import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/embedded/free-port.mjs';
import { afterThisFile } from './cleanup.js';
import { redisBinary } from './redis-binary.mjs';

/** A Redis of the test file's own on a free port, empty, writing nothing to disk. Returns its redis:// address. */
export async function redisServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const { command, env } = redisBinary();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(command, options, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = () => {
    server.kill('SIGKILL');
    return ended;
  };
  afterThisFile(stop);
  const said: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    said.push(line);
    if (line.includes('Ready to accept connections')) return { url: `redis://127.0.0.1:${port}`, stop };
  }
  throw new Error(`redis-server did not start:\n${said.join('\n')}`);
}
