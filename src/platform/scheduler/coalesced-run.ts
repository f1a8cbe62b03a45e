/** Work of which one run at a time is enough, however often it is requested. */
export class CoalescedRun {
  private running: Promise<void> | undefined;
  private isWanted = false;

  constructor(private readonly work: () => Promise<void>) {}

  /**
   * Requests a run. Settles once the work has been done from its beginning: a request during a run causes one more,
   * because the current one may already have passed the point that matters.
   */
  async request(): Promise<void> {
    this.isWanted = true;
    this.running ??= this.runWhileWanted().finally(() => (this.running = undefined));
    await this.running;
  }

  private async runWhileWanted(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      await this.work();
    }
  }
}
