import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { AuditModule } from '../audit/index.js';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { IdentityModule } from '../identity/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ReportingModule } from '../reporting/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { Backlog } from './bulk/backlog.js';
import { BulkLoader } from './bulk/bulk-loader.js';
import { BulkRowMaker } from './bulk/bulk-rows.js';
import { DemoBaseData } from './shop/demo-base-data.js';
import { DemoCommission } from './shop/demo-commission.js';
import { DemoHistory } from './shop/demo-history.js';
import { DemoPremises } from './shop/demo-premises.js';
import { DemoRecords } from './shop/demo-records.js';
import { DemoRosterSeeder } from './shop/demo-roster-seeder.js';
import { DemoShop } from './shop/demo-shop.js';

/** The demo shop: its settings come from the same commands that its staff uses, its months of bookings in bulk. */
@Module({
  imports: [
    ...[AppModule, CqrsModule, IdentityModule, CatalogModule],
    ...[SchedulingModule, BookingModule, PaymentsModule, ReportingModule, AuditModule],
  ],
  providers: [
    ...[DemoShop, DemoBaseData, DemoRosterSeeder, DemoPremises, DemoCommission, DemoHistory, DemoRecords],
    ...[Backlog, BulkLoader, BulkRowMaker],
  ],
  exports: [DemoBaseData, Backlog, BulkLoader],
})
export class DemoModule {}
