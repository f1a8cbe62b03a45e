import { Injectable, Logger } from '@nestjs/common';
import { once } from 'node:events';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { inTime } from '../pages/in-time.js';
import type { PageRenderer, RenderedPage } from '../pages/rendered-page.js';
import { LandingQuery } from '../landing/landing.query.js';
import { landingExpiresAt } from '../landing/landing-expiry.js';
import { FirstStepQuery } from './first-step.query.js';
import { SsrWorker } from './ssr-worker.js';
import { StructuredDataBuilder } from './structured-data.js';

/** Shortest average time between two renderings, in milliseconds; a visitor may see a page this old. */
const MIN_RENDER_INTERVAL_MS = 1_000;
/** Number of renderings that may follow one another without waiting, after a quiet time. */
const MAX_BURST = 5;
/** Milliseconds for which a process keeps its page if it misses the event of a change. */
const CACHE_TTL_MS = 10_000;
/** Milliseconds after which data that does not come is given up. */
const DATA_TIMEOUT_MS = 15_000;

interface CachedPage {
  page: RenderedPage;
  /** Instant at which the content will change without an event. */
  expiresAt: Date;
  edition: number;
}

/**
 * Caches the rendered landing page, which is the same for all visitors: rendered on demand and kept until its content
 * changes.
 */
@Injectable()
export class HomePageCache implements PageRenderer {
  private readonly logger = new Logger(HomePageCache.name);
  private cached: CachedPage | undefined;
  private rendering: Promise<RenderedPage | undefined> | undefined;
  private renderedAt = -Infinity;
  private nextRenderAt = -Infinity;
  /** Number of changes of the content, so that a change during a rendering is not lost. */
  private edition = 0;

  constructor(
    private readonly landing: LandingQuery,
    private readonly firstStep: FirstStepQuery,
    private readonly structuredData: StructuredDataBuilder,
    private readonly worker: SsrWorker,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async page(): Promise<RenderedPage | undefined> {
    if (this.rendering) return this.nextOrLast(this.rendering);
    const now = performance.now();
    if (now < this.nextRenderAt || (now - this.renderedAt < CACHE_TTL_MS && this.isFresh())) return this.cached?.page;
    this.renderedAt = now;
    this.nextRenderAt = Math.max(this.nextRenderAt, now - MAX_BURST * MIN_RENDER_INTERVAL_MS) + MIN_RENDER_INTERVAL_MS;
    this.rendering = this.render().finally(() => (this.rendering = undefined));
    return this.nextOrLast(this.rendering);
  }

  private async nextOrLast(rendering: Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined> {
    return (await inTime(rendering)) ?? this.cached?.page;
  }

  /** Marks the page as stale after a change of its content. */
  invalidate(): void {
    this.edition += 1;
  }

  private isFresh(): boolean {
    return this.cached?.edition === this.edition && this.clock.instant() < this.cached.expiresAt;
  }

  private async render(): Promise<RenderedPage | undefined> {
    const { edition } = this;
    try {
      const landing = await Promise.race([this.landing.page(), rejectWhenLate()]);
      const [structuredData, firstStep] = await Promise.all([
        this.structuredData.build(landing),
        this.firstStep.read(landing),
      ]);
      const publicUrl = this.config.PUBLIC_URL.replace(/\/$/, '');
      const props = { landing, firstStep, publicUrl, structuredData };
      const page = await this.worker.render({ page: 'landing', props });
      this.cached = { page, edition, expiresAt: this.clock.toInstant(landingExpiresAt(landing)) };
    } catch (error) {
      this.cached = undefined;
      this.logger.error({ err: error }, 'The landing page could not be rendered; browsers render it themselves');
    }
    return this.cached?.page;
  }
}

async function rejectWhenLate(): Promise<never> {
  await once(AbortSignal.timeout(DATA_TIMEOUT_MS), 'abort');
  throw new Error(`Its data took longer than ${DATA_TIMEOUT_MS} ms`);
}
