import { Module, type OnModuleInit } from '@nestjs/common';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { PaymentsModule } from '../payments/index.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { RecurringMailQuery } from '../platform/mail/recurring/recurring-mail.query.js';
import { SchedulingModule } from '../scheduling/index.js';
import { ClientCsvQuery } from './client-list/client-csv.query.js';
import { ClientFiguresProjection } from './client-list/client-figures.projection.js';
import { ClientListController } from './client-list/client-list.controller.js';
import { ListedClientsQuery } from './client-list/listed-clients.query.js';
import { ExportClientsHandler } from './client-list/export-clients.js';
import { ClientRecordController } from './clients/client-record.controller.js';
import { ClientSearchQuery } from './clients/client-search.query.js';
import { ClientQuery } from './clients/client.query.js';
import { ClientsController } from './clients/clients.controller.js';
import { HealthNotesController } from './clients/health-notes.controller.js';
import { HealthNotesQuery } from './clients/health-notes.query.js';
import { PersonSubjects } from './clients/person-subjects.js';
import { PersonQuery } from './clients/person.query.js';
import { SharedContactQuery } from './clients/shared-contact.query.js';
import { CustomersController } from './customers/customers.controller.js';
import { CustomersProjection } from './customers/customers.projection.js';
import { CustomersQuery } from './customers/customers.query.js';
import { RecurringCustomersQuery } from './customers/recurring-customers.query.js';
import { ExportReportHandler } from './files/export-report.js';
import { ReportFilesController } from './files/report-files.controller.js';
import { ReportFiles } from './files/report-files.js';
import { ReportHeadings } from './files/report-heading.js';
import { ProjectionFreshness } from './freshness/projection-freshness.js';
import { MoneyReportController } from './money/money-report.controller.js';
import { MoneyReportQuery } from './money/money-report.query.js';
import { ChangeMonthlyReportMailHandler } from './monthly-mail/change-monthly-report-mail.js';
import { EmailOwnerOnMonthlyReportMailed } from './monthly-mail/email-owner-on-monthly-report-mailed.js';
import { MailMonthlyReportHandler } from './monthly-mail/mail-monthly-report.js';
import { MailMonthlyReportTask } from './monthly-mail/mail-monthly-report.task.js';
import { MonthlyReportMailController } from './monthly-mail/monthly-report-mail.controller.js';
import { PastClientQuery } from './past/client/past-client.query.js';
import { PastPersonQuery } from './past/client/past-person.query.js';
import { PastRecordQuery } from './past/client/past-record.query.js';
import { PastBookingsQuery } from './past/past-bookings.query.js';
import { PastCustomersQuery } from './past/past-customers.query.js';
import { PastListsController } from './past/past-lists.controller.js';
import { PastRequestsQuery } from './past/past-requests.query.js';
import { PastStates } from './past/past-states.js';
import { PastGapsQuery } from './past/today/past-gaps.query.js';
import { PastOpenWorkQuery } from './past/today/past-open-work.query.js';
import { PastTodayQuery } from './past/today/past-today.query.js';
import { CountingRulesQuery } from './performance/counting-rules.query.js';
import { PerformanceController } from './performance/performance.controller.js';
import { PerformanceProjection } from './performance/performance.projection.js';
import { PerformanceQuery } from './performance/performance.query.js';
import { ErasureQuery } from './personal-data/erasure.query.js';
import { ExportPersonalDataHandler } from './personal-data/export-personal-data.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { reportingEventTypes } from './reporting.event-types.js';
import { ExportRevenueReportHandler } from './revenue/export-revenue-report.js';
import { RevenueAsOf } from './revenue/revenue-as-of.js';
import { RevenueReportController } from './revenue/revenue-report.controller.js';
import { RevenueReportQuery } from './revenue/revenue-report.query.js';
import { RevenueSumsCheck } from './revenue/revenue-sums.check.js';
import { RevenueTotalsProjection } from './revenue/revenue-totals.projection.js';
import { DayLoadQuery } from './today/day-load.query.js';
import { OpenWorkQuery } from './today/open-work.query.js';
import { TodayController } from './today/today.controller.js';
import { TodayQuery } from './today/today.query.js';
import { WeeklyMetricsController } from './weekly-metrics/weekly-metrics.controller.js';
import { WeeklyMetricsQuery } from './weekly-metrics/weekly-metrics.query.js';
import { ClientSubjectFinder } from '../platform/personal-data/client-subjects.js';

@Module({
  imports: [BookingModule, CatalogModule, ClientsModule, PaymentsModule, SchedulingModule],
  controllers: [
    CustomersController,
    ClientListController,
    ClientsController,
    ClientRecordController,
    HealthNotesController,
    PersonalDataController,
    PastListsController,
    TodayController,
    PerformanceController,
    WeeklyMetricsController,
    RevenueReportController,
    MoneyReportController,
    ReportFilesController,
    MonthlyReportMailController,
  ],
  providers: [
    ProjectionFreshness,
    CustomersProjection,
    CustomersQuery,
    RecurringCustomersQuery,
    ClientFiguresProjection,
    ListedClientsQuery,
    ClientCsvQuery,
    ExportClientsHandler,
    ClientSearchQuery,
    ClientQuery,
    HealthNotesQuery,
    PersonQuery,
    PersonSubjects,
    { provide: ClientSubjectFinder, useExisting: PersonSubjects },
    SharedContactQuery,
    ErasureQuery,
    ExportPersonalDataHandler,
    PastStates,
    PastBookingsQuery,
    PastCustomersQuery,
    PastRequestsQuery,
    PastTodayQuery,
    PastGapsQuery,
    PastOpenWorkQuery,
    PastClientQuery,
    PastPersonQuery,
    PastRecordQuery,
    DayLoadQuery,
    OpenWorkQuery,
    TodayQuery,
    PerformanceProjection,
    PerformanceQuery,
    CountingRulesQuery,
    WeeklyMetricsQuery,
    RevenueTotalsProjection,
    RevenueReportQuery,
    RevenueAsOf,
    ExportRevenueReportHandler,
    RevenueSumsCheck,
    MoneyReportQuery,
    ExportReportHandler,
    ReportHeadings,
    ReportFiles,
    RecurringMailQuery,
    ChangeMonthlyReportMailHandler,
    MailMonthlyReportHandler,
    MailMonthlyReportTask,
    EmailOwnerOnMonthlyReportMailed,
  ],
  exports: [RevenueTotalsProjection, CustomersProjection, ClientFiguresProjection, PerformanceProjection],
})
export class ReportingModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('reporting', reportingEventTypes);
  }
}
