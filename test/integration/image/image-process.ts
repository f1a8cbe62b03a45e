import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { registerCleanup } from '../../support/register-cleanup.js';
import type { ImageFolder } from './image-folder.js';

type Settings = Record<string, string>;

/** A process of the image, started in a folder unrelated to it. */
function start(image: ImageFolder, [program = '', ...args]: readonly string[], env: Settings) {
  const absolute = args.map((arg) => (arg.startsWith('dist/') ? join(image.app, arg) : arg));
  // A process group of its own, as in a container: children of a script end with it.
  return spawn(program, absolute, {
    ...image.account,
    cwd: image.data,
    env: { ...image.env, ...env },
    detached: true,
  });
}

/** A command of the image, with `input` piped in. */
export async function runInImage(image: ImageFolder, command: readonly string[], env: Settings, input = '') {
  const child = start(image, command, env);
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, said: stdout + stderr, stdout };
}

/** A process that goes on until it is stopped. */
export function startInImage(image: ImageFolder, command: readonly string[], env: Settings) {
  const child = start(image, command, env);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = once(child, 'exit');
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  const stop = async () => {
    if (!hasEnded) process.kill(-child.pid!, 'SIGTERM');
    await ended;
  };
  registerCleanup(stop);
  return {
    pid: child.pid!,
    /** Returns what it has written. */
    said: () => Buffer.concat(output).toString(),
    /** @throws Error when it has ended, with what it wrote */
    expectRunning(): void {
      if (hasEnded) throw new Error(`${command.join(' ')} has ended:\n${Buffer.concat(output).toString()}`);
    },
    stop,
  };
}
