import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packageFile } from '../../platform/package-folder.js';
import type { RenderedPage } from '../pages/rendered-page.js';
import type { FirstStep } from './first-step.query.js';
import type { LandingDto } from '../landing/landing.dto.js';

interface LandingProps {
  landing: LandingDto;
  firstStep: FirstStep | undefined;
  /** Where the site is reached, without a slash at the end. */
  publicUrl: string;
  structuredData: object;
}

export interface SignInProps {
  shopName: string;
  /** Shown when the page cannot be hydrated. */
  phone: string;
}

/** Which page is rendered, and from what; web/src/app/ssr has the other end. */
export type RenderInput = { page: 'landing'; props: LandingProps } | { page: 'sign-in'; props: SignInProps };

/** The thread that renders pages: rendering in the main thread would delay all other requests. */
@Injectable()
export class SsrWorker implements OnApplicationShutdown {
  private worker: Worker | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  /**
   * One after the other.
   * @throws Error when the page cannot be rendered, or not before `signal`; the next call starts afresh
   */
  render(input: RenderInput, signal: AbortSignal): Promise<RenderedPage> {
    const rendered = this.queue.then(() => this.renderNext(input, signal));
    this.queue = rendered.catch(() => undefined);
    return rendered;
  }

  private async renderNext(input: RenderInput, signal: AbortSignal): Promise<RenderedPage> {
    this.worker ??= startWorker();
    try {
      const answer = once(this.worker, 'message', { signal });
      this.worker.postMessage(input);
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

function startWorker(): Worker {
  const worker = new Worker(packageFile('dist/rendering/worker.js'), { workerData: { root: packageFile('dist/web') } });
  // The thread must not keep the process alive. Its errors are ignored here, because whoever waits for a page gets
  // them too.
  worker.unref();
  worker.on('error', () => undefined);
  return worker;
}
