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
  /** Address of the site, without a slash at the end. */
  publicUrl: string;
  structuredData: object;
}

export interface SignInProps {
  shopName: string;
  /** Phone number shown when the page cannot be hydrated. */
  phone: string;
}

/** The page to render, with its props; web/src/app/ssr reads it in the thread. */
export type RenderInput = { page: 'landing'; props: LandingProps } | { page: 'sign-in'; props: SignInProps };

/** Milliseconds after which a rendering is given up. A new thread has to load its code, so a busy machine is waited for. */
const RENDER_TIMEOUT_MS = 15_000;

/** Renders pages in a thread: rendering in the main thread would delay all other requests. */
@Injectable()
export class SsrWorker implements OnApplicationShutdown {
  private worker: Worker | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  /**
   * Renders pages one after the other.
   * @throws Error when the page cannot be rendered, or not within 15 s of its turn; the next call starts a new thread
   */
  render(input: RenderInput): Promise<RenderedPage> {
    const rendered = this.queue.then(() => this.renderNext(input));
    this.queue = rendered.catch(() => undefined);
    return rendered;
  }

  private async renderNext(input: RenderInput): Promise<RenderedPage> {
    this.worker ??= startWorker();
    try {
      const answer = once(this.worker, 'message', { signal: AbortSignal.timeout(RENDER_TIMEOUT_MS) });
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
