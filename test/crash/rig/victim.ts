import { setTimeout as sleep } from 'node:timers/promises';
import { afterThisFile } from '../../support/cleanup.js';

/** A process, or what stands for one. */
export interface Running {
  pid: number;
  /** Resolves when it is gone. */
  ended: Promise<unknown>;
}

const pauseMs = 250;

/** Something that is started again whenever it ends, as `npm start` and container hosts do. */
export class Victim {
  kills = 0;
  /** Ends that nobody asked for, after it was up. */
  deaths = 0;
  private up = Promise.withResolvers<Running>();
  private isStopping = false;
  private isKilled = false;
  private circle: Promise<void> | undefined;

  private constructor(
    readonly name: string,
    private readonly launch: () => Promise<Running>,
  ) {}

  /** Resolves when it runs. */
  static async start(name: string, launch: () => Promise<Running>): Promise<Victim> {
    const victim = new Victim(name, launch);
    victim.circle = victim.run(await launch());
    afterThisFile(() => victim.stop());
    return victim;
  }

  /** Ends it without a chance to put anything in order, as soon as it is up. */
  async kill(): Promise<void> {
    this.kills++;
    await this.end('SIGKILL');
  }

  /** Ends it in order, and resolves when the next one runs. */
  async replace(): Promise<void> {
    await this.end('SIGTERM');
    await this.up.promise;
  }

  /** Its process id, once it is up. */
  async pid(): Promise<number> {
    return (await this.up.promise).pid;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { pid, ended } = await this.up.promise;
    this.isKilled = true;
    send(pid, signal);
    await ended;
  }

  private async run(first: Running): Promise<void> {
    for (let running: Running | undefined = first; running; running = await this.launchAgain()) {
      this.up.resolve(running);
      await running.ended;
      this.up = Promise.withResolvers();
      if (this.isStopping) return;
      if (!this.isKilled) this.deaths++;
      this.isKilled = false;
    }
  }

  // What it needs may be down as well: then it does not come up, and is tried again.
  private async launchAgain(): Promise<Running | undefined> {
    while (!this.isStopping) {
      await sleep(pauseMs);
      const running = await this.launch().catch(() => undefined);
      if (running) return running;
    }
    return undefined;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const running = await Promise.race([this.up.promise, this.circle]);
    if (running) send(running.pid, 'SIGKILL');
    await this.circle;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended by itself in this very moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
