import { Injectable, Logger } from '@nestjs/common';
import { once } from 'node:events';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import type { HomePageRenderer, RenderedPage } from '../../platform/http/rendered-page.js';
import { Landing } from '../landing.js';
import { landingChangesAt } from '../landing-changes-at.js';
import { LandingWorker } from './landing-worker.js';
import { StructuredData } from './structured-data.js';

/** In the long run the page is not drawn more often than this, whatever happens: that old may be what a visitor is shown. */
const pauseMs = 1_000;
/** After a quiet time so many changes in a row show at once. */
const inARow = 5;
/** How long a process believes its page when it misses the word of a change. */
const believedMs = 10_000;
/** After this a visitor gets the page that the browser draws. */
const patienceMs = 3_000;

interface Kept {
  page: RenderedPage;
  /** From this instant on the page shows something else. */
  until: Date;
  edition: number;
}

/** The landing page as it goes to everybody: drawn when somebody asks, kept until it would show something else. */
@Injectable()
export class HomePage implements HomePageRenderer {
  private readonly logger = new Logger(HomePage.name);
  private kept: Kept | undefined;
  private drawing: Promise<RenderedPage | undefined> | undefined;
  private begunAt = -Infinity;
  private nextFrom = -Infinity;
  /** Counts what changes the page, so that a change during the drawing is not lost. */
  private edition = 0;

  constructor(
    private readonly landing: Landing,
    private readonly structuredData: StructuredData,
    private readonly worker: LandingWorker,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async page(): Promise<RenderedPage | undefined> {
    if (this.drawing) return this.drawing;
    const now = performance.now();
    if (now < this.nextFrom || (now - this.begunAt < believedMs && this.holds())) return this.kept?.page;
    this.begunAt = now;
    this.nextFrom = Math.max(this.nextFrom, now - inARow * pauseMs) + pauseMs;
    this.drawing = this.draw().finally(() => (this.drawing = undefined));
    return this.drawing;
  }

  /** Something that the page shows has changed. */
  forget(): void {
    this.edition += 1;
  }

  private holds(): boolean {
    return this.kept?.edition === this.edition && this.clock.instant() < this.kept.until;
  }

  private async draw(): Promise<RenderedPage | undefined> {
    const { edition } = this;
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const landing = await Promise.race([this.landing.page(), late(signal)]);
      const structuredData = await this.structuredData.of(landing);
      const publicUrl = this.config.PUBLIC_URL.replace(/\/$/, '');
      const page = await this.worker.render({ landing, publicUrl, structuredData }, signal);
      this.kept = { page, edition, until: this.clock.instantOf(landingChangesAt(landing)) };
    } catch (error) {
      this.kept = undefined;
      this.logger.error({ err: error }, 'The landing page could not be drawn; browsers draw it themselves');
    }
    return this.kept?.page;
  }
}

async function late(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw new Error(`Its data took longer than ${patienceMs} ms`);
}
