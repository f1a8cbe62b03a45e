import { Module } from '@nestjs/common';
import { RetryDeliveryHandler } from './retries/retry-delivery.js';
import { SystemStatusController } from './system-status/system-status.controller.js';
import { FailingDeliveriesQuery } from './system-status/failing-deliveries.query.js';
import { SystemStatusQuery } from './system-status/system-status.query.js';
import { VersionsQuery } from './system-status/versions.query.js';

/** The status page of administrators and the retry of failing deliveries. */
@Module({
  controllers: [SystemStatusController],
  providers: [SystemStatusQuery, FailingDeliveriesQuery, VersionsQuery, RetryDeliveryHandler],
})
export class OperationsModule {}
