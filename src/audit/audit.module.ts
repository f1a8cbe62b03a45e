import { Module, type OnModuleInit } from '@nestjs/common';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { auditFacts } from './audit.facts.js';
import { ActionLogChain } from './chain/action-log-chain.js';
import { ActionLogIsComplete } from './chain/action-log-is-complete.js';
import { CheckActionLog } from './chain/check-action-log.js';
import { SealActionLog } from './chain/seal-action-log.js';
import { ActionLogExport } from './export/action-log-export.js';
import { ActionLogController } from './http/action-log.controller.js';
import { DiscloseEntries } from './queries/disclose-entries.js';
import { EarlierDetails } from './queries/earlier-details.js';
import { ListActionLogs } from './queries/list-action-logs.js';
import { EmailShopOnActionLogBroken } from './reactions/email-shop-on-action-log-broken.js';
import { WriteActionLog } from './reactions/write-action-log.js';

@Module({
  controllers: [ActionLogController],
  providers: [
    ListActionLogs,
    EarlierDetails,
    DiscloseEntries,
    WriteActionLog,
    SealActionLog,
    ActionLogChain,
    CheckActionLog,
    EmailShopOnActionLogBroken,
    ActionLogIsComplete,
    ActionLogExport,
  ],
  exports: [WriteActionLog, SealActionLog],
})
export class AuditModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('audit', auditFacts);
  }
}
