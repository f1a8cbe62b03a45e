import { Controller, Get, Query } from '@nestjs/common';
import { Roles } from '../../identity/index.js';
import { ActionLogPageDto, ActionLogQueryDto } from '../queries/action-log.dto.js';
import { ListActionLogs } from '../queries/list-action-logs.js';

@Controller('admin-action-logs')
@Roles('admin_staff')
export class ActionLogController {
  constructor(private readonly logs: ListActionLogs) {}

  /** The admin action log, newest first, 100 entries a page. */
  @Get()
  listActionLogs(@Query() query: ActionLogQueryDto): Promise<ActionLogPageDto> {
    return this.logs.page(query);
  }
}
