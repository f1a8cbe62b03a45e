import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../../platform/http/rendered-page.js';
import type { LandingDto } from '../landing.dto.js';

/** What the page is drawn from; web/src/app/rendering has the other end. */
export interface LandingView {
  landing: LandingDto;
  /** Where the site is reached, without a slash at the end. */
  publicUrl: string;
  structuredData: object;
}

/** The thread that draws the landing page: React would hold up every other request for as long as it draws. */
@Injectable()
export class LandingWorker implements OnApplicationShutdown {
  private worker: Worker | undefined;

  /**
   * One call at a time.
   * @throws Error when the page cannot be drawn, or not before `signal`; the next call starts afresh
   */
  async render(view: LandingView, signal: AbortSignal): Promise<RenderedPage> {
    this.worker ??= start();
    try {
      const answer = once(this.worker, 'message', { signal });
      this.worker.postMessage(view);
      return ((await answer) as [RenderedPage])[0];
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  onApplicationShutdown = () => this.stop();

  private async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

function start(): Worker {
  const worker = new Worker(resolve('dist/rendering/worker.js'), { workerData: { root: resolve('dist/web') } });
  // It keeps no process alive; what ends it is told to whoever waits for a page.
  worker.unref();
  worker.on('error', () => undefined);
  return worker;
}
