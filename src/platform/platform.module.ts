import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { Clock } from './clock/clock.js';
import { ShopClock } from './clock/shop-clock.js';
import { Config } from './config.js';
import { ENVIRONMENT, type Environment, provideConfig } from './environment.js';
import { EventTypeRegistry } from './event-log/event-type-registry.js';
import { EventLog } from './event-log/event-log.js';
import { EventRecorder } from './event-log/event-recorder.js';
import { AggregateRepository } from './event-log/aggregate-repository.js';
import { AppendNotifier } from './event-log/append-notifier.js';
import { TaskScheduler } from './scheduler/task-scheduler.js';
import { DeliveryExecutor } from './deliveries/delivery-executor.js';
import { DeliveryQueueService } from './deliveries/delivery-queue.service.js';
import { DeliveryWorker } from './deliveries/delivery-worker.js';
import { QueueFactory } from './deliveries/queue-factory.js';
import { SubscriberRegistry } from './deliveries/subscriber-registry.js';
import { LateAnswers } from './deliveries/late-answers/late-answers.service.js';
import { LostDeliverySweeper } from './deliveries/lost-delivery-sweeper.js';
import { OutageProbe } from './deliveries/outages/outage-probe.js';
import { OutageWatcher } from './deliveries/outages/outage-watcher.js';
import { QueueOutages } from './deliveries/outages/queue-outages.js';
import { RecipientLimit } from './mail/limits/recipient-limit.js';
import { Mailer } from './mail/mailer.js';
import { MailService } from './mail/mail.service.js';
import { TextGateway } from './text-messages/text-gateway.js';
import { Metrics } from './observability/metrics/metrics.js';
import { Readiness } from './observability/health/readiness.js';
import { DatabaseWatch } from './observability/health/database-watch.js';
import { MetricsServer } from './observability/metrics/metrics-server.js';
import { PersonalDataExporters } from './personal-data/personal-data-exporters.js';
import { PersonalData } from './personal-data/personal-data.js';
import { ChainHeads } from './event-log/chain-head.js';
import { ReferenceNames } from './event-log/reference-names.js';
import { ClientSubjects } from './personal-data/client-subjects.js';
import { SubjectSearch } from './personal-data/subject-search.js';
import { DeliveriesCheck } from './integrity/deliveries.check.js';
import { EventLogCheck } from './integrity/event-log.check.js';
import { ProjectionsCheck } from './integrity/projections.check.js';
import { IntegrityChecks } from './integrity/integrity-checks.js';
import { UnreadSources } from './outbound/unread-sources.js';
import { NightlyProofs } from './integrity/nightly-proof.js';
import { BackgroundServices } from './background-services.js';
import { EventBusForwarder } from './event-log/relay/event-bus-forwarder.js';
import { ProjectionRegistry } from './projections/projection-registry.js';
import { Projector } from './projections/projector.js';
import { ProjectionRebuilder } from './projections/projection-rebuilder.js';
import { Relay } from './event-log/relay/relay.js';
import { ProcessingLagReader } from './observability/processing-lag/processing-lag-reader.js';
import { TracingShutdown } from './observability/tracing/tracing-shutdown.js';

const exportedProviders = [
  Clock,
  ShopClock,
  EventTypeRegistry,
  EventLog,
  EventRecorder,
  AggregateRepository,
  PersonalData,
  SubjectSearch,
  ClientSubjects,
  ReferenceNames,
  ChainHeads,
  PersonalDataExporters,
  Mailer,
  MailService,
  RecipientLimit,
  TextGateway,
  BackgroundServices,
  ProjectionRegistry,
  Projector,
  ProjectionRebuilder,
  Relay,
  SubscriberRegistry,
  DeliveryWorker,
  DeliveryQueueService,
  QueueOutages,
  ProcessingLagReader,
  Metrics,
  MetricsServer,
  Readiness,
  IntegrityChecks,
  NightlyProofs,
  UnreadSources,
];

const internalProviders = [
  AppendNotifier,
  EventBusForwarder,
  QueueFactory,
  DeliveryExecutor,
  LateAnswers,
  LostDeliverySweeper,
  OutageProbe,
  OutageWatcher,
  DatabaseWatch,
  TaskScheduler,
  TracingShutdown,
  EventLogCheck,
  DeliveriesCheck,
  ProjectionsCheck,
];

/** The providers that every module may inject. */
@Global()
@Module({
  imports: [DiscoveryModule, TerminusModule.forRoot({ logger: false })],
  providers: [
    { provide: ENVIRONMENT, useFactory: (): Environment => process.env },
    provideConfig(Config),
    ...exportedProviders,
    ...internalProviders,
  ],
  exports: [ENVIRONMENT, Config, ...exportedProviders],
})
export class PlatformModule {}
