import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Clock } from './clock/clock.js';
import { ShopClock } from './clock/shop-clock.js';
import { Config } from './config.js';
import { EventCatalogue } from './event-store/event-catalogue.js';
import { EventLog } from './event-store/event-log.js';
import { EventStore } from './event-store/event-store.js';
import { LogSignal } from './event-store/log-signal.js';
import { Chores } from './jobs/chores.js';
import { Deliverer } from './jobs/deliverer.js';
import { DeliveryQueues } from './jobs/delivery-queues.js';
import { DeliveryWorker } from './jobs/delivery-worker.js';
import { Queues } from './jobs/queues.js';
import { Subscribers } from './jobs/subscribers.js';
import { Sweeper } from './jobs/sweeper.js';
import { Mailer } from './mail/mailer.js';
import { Post } from './mail/post.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { Disclosures } from './personal-data/disclosures.js';
import { PersonalData } from './personal-data/personal-data.js';
import { SubjectSearch } from './personal-data/subject-search.js';
import { EverythingIsDelivered } from './proof/everything-is-delivered.js';
import { LogIsWhole } from './proof/log-is-whole.js';
import { ProjectionsAreTheLog } from './proof/projections-are-the-log.js';
import { Proofs } from './proof/proofs.js';
import { Duties } from './relay/duties.js';
import { LogFollower } from './relay/log-follower.js';
import { Projections } from './relay/projections.js';
import { Projector } from './relay/projector.js';
import { Rebuild } from './relay/rebuild.js';
import { Relay } from './relay/relay.js';
import { SignedTokens } from './signed-tokens.js';
import { SystemStateReader } from './system-state/system-state-reader.js';
import { Traces } from './tracing/traces.js';

const offered = [
  Clock,
  ShopClock,
  EventCatalogue,
  EventLog,
  EventStore,
  PersonalData,
  SubjectSearch,
  Disclosures,
  Mailer,
  Post,
  SignedTokens,
  Duties,
  Projections,
  Projector,
  Rebuild,
  Relay,
  Subscribers,
  DeliveryWorker,
  DeliveryQueues,
  SystemStateReader,
  Metrics,
  MetricsServer,
  Proofs,
];

const inside = [LogSignal, LogFollower, Queues, Deliverer, Sweeper, Chores, Traces, LogIsWhole, EverythingIsDelivered, ProjectionsAreTheLog];

/** What every module may inject. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [{ provide: Config, useFactory: () => Config.from(process.env) }, ...offered, ...inside],
  exports: [Config, ...offered],
})
export class PlatformModule {}
