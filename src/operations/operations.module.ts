import { Module } from '@nestjs/common';
import { RetryDelivery } from './commands/retry-delivery.js';
import { SystemStatusController } from './http/system-status.controller.js';
import { FailingDeliveries } from './queries/failing-deliveries.js';
import { SystemStatus } from './queries/system-status.js';
import { Versions } from './queries/versions.js';

/** What whoever keeps the shop's system running wants to see and do. */
@Module({
  controllers: [SystemStatusController],
  providers: [SystemStatus, FailingDeliveries, Versions, RetryDelivery],
})
export class OperationsModule {}
