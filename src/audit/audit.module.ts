import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { auditEventTypes } from './audit.event-types.js';
import { ActionLogChain } from './hash-chain/action-log-chain.js';
import { ActionLogCheck } from './action-log/action-log.check.js';
import { ActionLogVerification } from './hash-chain/action-log-verification.js';
import { VerifyActionLogTask } from './hash-chain/verify-action-log.task.js';
import { VerifyActionLogHandler } from './hash-chain/verify-action-log.js';
import { VerifyActionLogNightlyHandler } from './hash-chain/verify-action-log-nightly.js';
import { ChainHeadProvider } from './hash-chain/chain-head-provider.js';
import { ChangeHeadMailHandler } from './head-mail/change-head-mail.js';
import { EmailHeadOnHeadMailed } from './head-mail/email-head-on-head-mailed.js';
import { HeadMailController } from './head-mail/head-mail.controller.js';
import { RecurringMailQuery } from '../platform/mail/recurring/recurring-mail.query.js';
import { MailHeadDailyHandler } from './head-mail/mail-head-daily.js';
import { MailHeadTask } from './head-mail/mail-head.task.js';
import { ExtendHashChain } from './hash-chain/extend-hash-chain.task.js';
import { ExportActionLogHandler } from './export/export-action-log.js';
import { ExportActionLogEvidenceHandler } from './export/export-action-log-evidence.js';
import { ActionLogController } from './action-log.controller.js';
import { ActionLogDataExporter } from './action-log/action-log.personal-data.js';
import { LogConditionBuilder } from './action-log/log-conditions.js';
import { DetailDecryptor } from './action-log/detail-decryptor.js';
import { PreviousValues } from './action-log/previous-values.js';
import { ActionLogEntriesQuery } from './action-log/action-log-entries.query.js';
import { EmailShopOnTamperingDetected } from './hash-chain/email-shop-on-tampering-detected.js';
import { EntrySentences } from './sentences/entry-sentences.js';
import { ClientMask } from './masking/client-mask.js';
import { MaskAnswers } from './masking/mask-answers.js';
import { WriteActionLog } from './action-log/write-action-log.js';
import { ChainHeadSource } from '../platform/event-log/chain-head.js';

const commandHandlers = [
  VerifyActionLogHandler,
  VerifyActionLogNightlyHandler,
  ExportActionLogHandler,
  ExportActionLogEvidenceHandler,
  ChangeHeadMailHandler,
  MailHeadDailyHandler,
];

@Module({
  controllers: [HeadMailController, ActionLogController],
  providers: [
    ...commandHandlers,
    ActionLogEntriesQuery,
    DetailDecryptor,
    RecurringMailQuery,
    PreviousValues,
    ActionLogDataExporter,
    EntrySentences,
    LogConditionBuilder,
    WriteActionLog,
    ExtendHashChain,
    ActionLogChain,
    ActionLogVerification,
    VerifyActionLogTask,
    EmailShopOnTamperingDetected,
    ActionLogCheck,
    { provide: ChainHeadSource, useClass: ChainHeadProvider },
    MailHeadTask,
    EmailHeadOnHeadMailed,
    ClientMask,
    { provide: APP_INTERCEPTOR, useClass: MaskAnswers },
  ],
  exports: [WriteActionLog, ExtendHashChain],
})
export class AuditModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('audit', auditEventTypes);
  }
}
