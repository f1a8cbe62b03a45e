import { Module, type OnModuleInit } from '@nestjs/common';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { CustomersController } from './http/customers.controller.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { ExportPersonalData } from './personal-data/export-personal-data.js';
import { Customers } from './projections/customers.js';
import { RevenueTotals } from './projections/revenue-totals.js';
import { SumsAreTheTotals } from './proof/sums-are-the-totals.js';
import { AsOf } from './queries/as-of.js';
import { ListCustomers } from './queries/list-customers.js';
import { RecurringCustomers } from './queries/recurring-customers.js';
import { RevenueReport } from './queries/revenue-report.js';
import { RevenueThen } from './queries/revenue-then.js';
import { WeeklyCards } from './queries/weekly-cards.js';
import { reportingFacts } from './reporting.facts.js';

@Module({
  imports: [BookingModule, CatalogModule],
  controllers: [CustomersController, PersonalDataController, ReportsController],
  providers: [
    RevenueTotals,
    Customers,
    AsOf,
    ListCustomers,
    RecurringCustomers,
    WeeklyCards,
    RevenueReport,
    RevenueThen,
    ExportPersonalData,
    SumsAreTheTotals,
  ],
  exports: [RevenueTotals, Customers],
})
export class ReportingModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('reporting', reportingFacts);
  }
}
