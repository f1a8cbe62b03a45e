import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { SystemStateReader } from '../../platform/system-state/system-state-reader.js';
import { FailingDeliveries } from './failing-deliveries.js';
import type { SystemStatusDto } from './system-status.dto.js';
import { Versions } from './versions.js';

/** The state of the system as the status page shows it. */
@Injectable()
export class SystemStatus {
  constructor(
    private readonly state: SystemStateReader,
    private readonly failing: FailingDeliveries,
    private readonly versions: Versions,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async now(): Promise<SystemStatusDto> {
    const [{ log, projections, queues, backedUpAt }, failing, versions] = await Promise.all([
      this.state.read(),
      this.failing.longest(),
      this.versions.read(),
    ]);
    return {
      log_seq: log.head,
      relay_behind: log.pending,
      relay_seconds: Math.round(log.pendingSeconds),
      projections: projections.map(({ seconds, ...rest }) => ({ ...rest, seconds: Math.round(seconds) })),
      queues: queues.map(({ oldestSeconds, ...rest }) => ({ ...rest, oldest_seconds: Math.round(oldestSeconds) })),
      failing,
      backup_at_local: backedUpAt && this.clock.stampOf(backedUpAt),
      queue_backend: this.config.REDIS_URL ? 'Redis' : 'PostgreSQL',
      versions,
    };
  }
}
