import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process at once, with the processes of its group when it leads one. */
export async function endProcess(child: ChildProcess, { withGroup = false } = {}): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  process.kill(withGroup ? -child.pid : child.pid, 'SIGKILL');
  await exit;
}
