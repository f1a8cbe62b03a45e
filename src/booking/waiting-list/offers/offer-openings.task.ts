import { MINUTE_MS } from '../../../kernel/local-time.js';
import { type ScheduledTask, RunsEvery } from '../../../platform/scheduler/scheduled-task.js';
import { OfferOpenings } from './offer-openings.js';

/** Offers openings that no event has reported: a morning that begins, a change that a process missed. */
@RunsEvery({ name: 'offer-openings', everyMs: MINUTE_MS })
export class OfferOpeningsTask implements ScheduledTask {
  constructor(private readonly openings: OfferOpenings) {}

  run(): Promise<void> {
    return this.openings.run();
  }
}
