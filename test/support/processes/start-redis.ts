import { Redis } from 'ioredis';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { registerCleanup } from '../register-cleanup.js';
import { redisBinary } from './redis-binary.mjs';

interface RedisServer {
  /** redis:// address. */
  url: string;
  pid: number;
  ended: Promise<void>;
  /** Loses everything and goes on. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of the test file's own, empty, writing nothing to disk; on a free port unless one is named. */
export async function startRedisServer(port?: number): Promise<RedisServer> {
  port ??= await freePort();
  const { command, env } = redisBinary();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(command, options, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = () => {
    server.kill('SIGKILL');
    return ended;
  };
  registerCleanup(stop);
  const url = `redis://127.0.0.1:${port}`;
  const flush = async () => {
    const client = new Redis(url);
    await client.flushall();
    client.disconnect();
  };
  const output: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    output.push(line);
    if (line.includes('Ready to accept connections')) return { url, pid: server.pid!, ended, flush, stop };
  }
  throw new Error(`redis-server did not start:\n${output.join('\n')}`);
}
