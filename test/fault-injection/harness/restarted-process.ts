import { setTimeout as sleep } from 'node:timers/promises';
import { registerCleanup } from '../../support/register-cleanup.js';

/** A process, or a double of one. */
export interface RunningProcess {
  pid: number;
  /** Resolves when it is gone. */
  ended: Promise<unknown>;
}

const RESTART_DELAY_MS = 250;

/** Restarts a process whenever it ends, as `npm start` and container hosts do. */
export class RestartedProcess {
  kills = 0;
  /** How often the process ended by itself after it was up. */
  unexpectedExits = 0;
  private running = Promise.withResolvers<RunningProcess>();
  private isStopping = false;
  private isExitExpected = false;
  private supervision: Promise<void> | undefined;

  private constructor(
    readonly name: string,
    private readonly launch: () => Promise<RunningProcess>,
  ) {}

  /** Resolves once the process is up. */
  static async start(name: string, launch: () => Promise<RunningProcess>): Promise<RestartedProcess> {
    const supervised = new RestartedProcess(name, launch);
    supervised.supervision = supervised.supervise(await launch());
    registerCleanup(() => supervised.stop());
    return supervised;
  }

  /** Kills the process as soon as it is up. */
  async kill(): Promise<void> {
    this.kills++;
    await this.endWith('SIGKILL');
  }

  /** Stops the process in order. Resolves once the next one is up. */
  async restart(): Promise<void> {
    await this.endWith('SIGTERM');
    await this.running.promise;
  }

  /** Its process id, once it is up. */
  async pid(): Promise<number> {
    return (await this.running.promise).pid;
  }

  private async endWith(signal: NodeJS.Signals): Promise<void> {
    const { pid, ended } = await this.running.promise;
    this.isExitExpected = true;
    sendSignal(pid, signal);
    await ended;
  }

  private async supervise(first: RunningProcess): Promise<void> {
    for (let running: RunningProcess | undefined = first; running; running = await this.launchAgain()) {
      this.running.resolve(running);
      await running.ended;
      this.running = Promise.withResolvers();
      if (this.isStopping) return;
      if (!this.isExitExpected) this.unexpectedExits++;
      this.isExitExpected = false;
    }
  }

  // Something that the process needs may be down, too; then it does not come up, and is started again.
  private async launchAgain(): Promise<RunningProcess | undefined> {
    while (!this.isStopping) {
      await sleep(RESTART_DELAY_MS);
      const running = await this.launch().catch(() => undefined);
      if (running) return running;
    }
    return undefined;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const running = await Promise.race([this.running.promise, this.supervision]);
    if (running) sendSignal(running.pid, 'SIGKILL');
    await this.supervision;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process ended by itself at this very moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
