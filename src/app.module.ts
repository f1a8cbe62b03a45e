import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditModule } from './audit/index.js';
import { BookingModule } from './booking/index.js';
import { CatalogModule, catalogEntities } from './catalog/index.js';
import { ClientsModule } from './clients/index.js';
import { identityEntities, IdentityModule } from './identity/index.js';
import { IntegrationsModule } from './integrations/index.js';
import { OperationsModule } from './operations/index.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthModule } from './platform/http/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { LiveModule } from './platform/live/live.module.js';
import { LoggingModule } from './platform/observability/logging/logging.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PaymentsModule } from './payments/index.js';
import { ReportingModule } from './reporting/index.js';
import { SchedulingModule, schedulingEntities } from './scheduling/index.js';
import { SetupModule } from './setup/index.js';
import { SiteModule } from './site/index.js';

/** The list of modules. Web and worker run the same ones; what a process does with them is decided in main.ts and worker.ts. */
@Module({
  imports: [
    PlatformModule,
    LoggingModule,
    HttpModule,
    HealthModule,
    LiveModule,
    CqrsModule.forRoot(),
    DatabaseModule.with([...identityEntities, ...catalogEntities, ...schedulingEntities]),
    IdentityModule,
    CatalogModule,
    SchedulingModule,
    ClientsModule,
    BookingModule,
    PaymentsModule,
    ReportingModule,
    AuditModule,
    OperationsModule,
    SetupModule,
    IntegrationsModule,
    SiteModule,
  ],
})
export class AppModule {}
