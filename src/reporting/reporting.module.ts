import { Module, type OnModuleInit } from '@nestjs/common';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { SchedulingModule } from '../scheduling/index.js';
import { ClientRecordController } from './clients/client-record.controller.js';
import { ClientsController } from './clients/clients.controller.js';
import { clientProviders } from './clients/clients.providers.js';
import { HealthNotesController } from './clients/health-notes.controller.js';
import { CustomersController } from './customers/customers.controller.js';
import { CustomersProjection } from './customers/customers.projection.js';
import { customerProviders } from './customers/customers.providers.js';
import { ExportReportHandler } from './files/export-report.js';
import { ReportFilesController } from './files/report-files.controller.js';
import { ReportFiles } from './files/report-files.js';
import { ReportHeadings } from './files/report-heading.js';
import { ProjectionFreshness } from './freshness/projection-freshness.js';
import { monthlyMailProviders } from './monthly-mail/monthly-mail.providers.js';
import { MonthlyReportMailController } from './monthly-mail/monthly-report-mail.controller.js';
import { PastListsController } from './past/past-lists.controller.js';
import { pastProviders } from './past/past.providers.js';
import { PerformanceController } from './performance/performance.controller.js';
import { PerformanceProjection } from './performance/performance.projection.js';
import { performanceProviders } from './performance/performance.providers.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { personalDataProviders } from './personal-data/personal-data.providers.js';
import { reportingEventSentences } from './reporting.event-sentences.js';
import { reportingEventTypes } from './reporting.event-types.js';
import { RevenueReportController } from './revenue/revenue-report.controller.js';
import { RevenueTotalsProjection } from './revenue/revenue-totals.projection.js';
import { revenueProviders } from './revenue/revenue.providers.js';
import { TodayController } from './today/today.controller.js';
import { todayProviders } from './today/today.providers.js';
import { WeeklyMetricsController } from './weekly-metrics/weekly-metrics.controller.js';
import { WeeklyMetricsQuery } from './weekly-metrics/weekly-metrics.query.js';

@Module({
  imports: [BookingModule, CatalogModule, ClientsModule, SchedulingModule],
  controllers: [
    CustomersController,
    ClientsController,
    ClientRecordController,
    HealthNotesController,
    PersonalDataController,
    PastListsController,
    TodayController,
    PerformanceController,
    WeeklyMetricsController,
    RevenueReportController,
    ReportFilesController,
    MonthlyReportMailController,
  ],
  providers: [
    ProjectionFreshness,
    ...customerProviders,
    ...clientProviders,
    ...personalDataProviders,
    ...pastProviders,
    ...todayProviders,
    ...performanceProviders,
    WeeklyMetricsQuery,
    ...revenueProviders,
    ExportReportHandler,
    ReportHeadings,
    ReportFiles,
    ...monthlyMailProviders,
  ],
  exports: [RevenueTotalsProjection, CustomersProjection, PerformanceProjection],
})
export class ReportingModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('reporting', reportingEventTypes, reportingEventSentences);
  }
}
