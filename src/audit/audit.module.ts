import { Module } from '@nestjs/common';
import { ActionLogController } from './http/action-log.controller.js';
import { ListActionLogs } from './queries/list-action-logs.js';
import { WriteActionLog } from './reactions/write-action-log.js';

@Module({
  controllers: [ActionLogController],
  providers: [ListActionLogs, WriteActionLog],
})
export class AuditModule {}
