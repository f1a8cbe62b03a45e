import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface CommandOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the built command line of the product, with these settings and no others, and with `input` piped in. */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<CommandOutcome> {
  const command = spawn(process.execPath, ['dist/src/cli/main.js', ...args], {
    env: { ...env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  command.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close') as Promise<[number]>,
  ]);
  return { code, stdout, stderr };
}
