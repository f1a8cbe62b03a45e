import { Module } from '@nestjs/common';
import { CrashReportsController } from './crash-reports/crash-reports.controller.js';
import { DismissRefusedMailHandler } from './retries/dismiss-refused-mail.js';
import { RetryDeliveryHandler } from './retries/retry-delivery.js';
import { RetryRefusedMailsHandler } from './retries/retry-refused-mails.js';
import { SystemStatusController } from './system-status/system-status.controller.js';
import { FailingDeliveriesQuery } from './system-status/failing-deliveries.query.js';
import { RefusedMailsQuery } from './system-status/refused-mails.query.js';
import { SystemStatusQuery } from './system-status/system-status.query.js';
import { VersionsQuery } from './system-status/versions.query.js';

/** The operators' status page, the retry of failing deliveries, and reports of pages that crashed. */
@Module({
  controllers: [SystemStatusController, CrashReportsController],
  providers: [
    SystemStatusQuery,
    FailingDeliveriesQuery,
    RefusedMailsQuery,
    VersionsQuery,
    RetryDeliveryHandler,
    RetryRefusedMailsHandler,
    DismissRefusedMailHandler,
  ],
})
export class OperationsModule {}
