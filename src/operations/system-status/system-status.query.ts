import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { ProcessingLagReader } from '../../platform/observability/processing-lag/processing-lag-reader.js';
import type { ProcessingLag } from '../../platform/observability/processing-lag/processing-lag.js';
import { isSignInRefused } from '../../platform/deliveries/outages/is-sign-in-refused.js';
import { explainOutage } from '../../platform/mail/failures/explain-outage.js';
import { explainTextOutage } from '../../platform/text-messages/explain-text-failures.js';
import { explainGatewayOutage } from './explain-gateway-outage.js';
import { FailingDeliveriesQuery } from './failing-deliveries.query.js';
import { RefusedMailsQuery } from './refused-mails.query.js';
import type { QueueOutageDto, SystemStatusDto } from './system-status.dto.js';
import { UnreadSources } from '../../platform/outbound/unread-sources.js';
import { NightlyProofs } from '../../platform/integrity/nightly-proof.js';
import { VersionsQuery } from './versions.query.js';

/** Reads the state of the system for the status page. */
@Injectable()
export class SystemStatusQuery {
  constructor(
    private readonly lag: ProcessingLagReader,
    private readonly failing: FailingDeliveriesQuery,
    private readonly refused: RefusedMailsQuery,
    private readonly versions: VersionsQuery,
    private readonly proofs: NightlyProofs,
    private readonly sources: UnreadSources,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async read(): Promise<SystemStatusDto> {
    const [{ log, projections, queues, backedUpAt }, failing, refused, versions, proofs, unread] = await Promise.all([
      this.lag.read(),
      this.failing.firstFailing(),
      this.refused.latest(),
      this.versions.read(),
      this.proofs.latest(),
      this.sources.list(),
    ]);
    return {
      log_seq: log.head,
      relay_behind: log.pending,
      relay_seconds: Math.round(log.pendingSeconds),
      projections: projections.map(({ seconds, ...rest }) => ({ ...rest, seconds: Math.round(seconds) })),
      queues: queues.map(({ oldestSeconds, outage, ...rest }) => ({
        ...rest,
        oldest_seconds: Math.round(oldestSeconds),
        outage: outage && this.toOutageDto(outage, rest.name),
      })),
      failing,
      refused,
      backup_at_local: backedUpAt && this.clock.formatTimestamp(backedUpAt),
      proofs,
      unread,
      queue_backend: this.config.REDIS_URL ? 'Redis' : 'PostgreSQL',
      versions,
    };
  }

  private toOutageDto({ since, reason }: Outage, queue: string): QueueOutageDto {
    return {
      since_local: this.clock.formatTimestamp(since),
      explanation: (EXPLAIN[queue] ?? explainOutage)(reason ?? ''),
      reason: reason ?? '',
      is_sign_in_refused: isSignInRefused(reason ?? ''),
    };
  }
}

/** Explains outages of servers that are no mail server, by the name of the queue. */
const EXPLAIN: Readonly<Record<string, (reason: string) => string>> = {
  text: explainTextOutage,
  gateway: explainGatewayOutage,
};

type Outage = NonNullable<ProcessingLag['queues'][number]['outage']>;
