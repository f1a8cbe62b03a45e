import { Redis } from 'ioredis';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/embedded/free-port.mjs';
import { afterThisFile } from './cleanup.js';
import { redisBinary } from './redis-binary.mjs';

export interface RedisServer {
  /** redis:// address. */
  url: string;
  pid: number;
  ended: Promise<void>;
  /** Loses everything and goes on. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of the test file's own, empty, writing nothing to disk; on a free port unless one is named. */
export async function redisServer(port?: number): Promise<RedisServer> {
  port ??= await freePort();
  const { command, env } = redisBinary();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(command, options, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = () => {
    server.kill('SIGKILL');
    return ended;
  };
  afterThisFile(stop);
  const url = `redis://127.0.0.1:${port}`;
  const forget = async () => {
    const client = new Redis(url);
    await client.flushall();
    client.disconnect();
  };
  const said: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    said.push(line);
    if (line.includes('Ready to accept connections')) return { url, pid: server.pid!, ended, forget, stop };
  }
  throw new Error(`redis-server did not start:\n${said.join('\n')}`);
}
