import { Session } from 'node:inspector/promises';

/**
 * Gives back the memory of what loading the modules left behind. It is garbage of a third of the process, in a young
 * generation that grew for it, and V8 would keep it until the process is busy.
 */
export async function releaseStartMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
