import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Roles } from '../../identity/index.js';
import { sql } from '../../platform/database/sql.js';
import { currentActor } from '../../platform/request-context.js';
import { ChangeHeadMail } from './change-head-mail.js';
import { HeadMailDto, HeadMailStateDto } from './head-mail.dto.js';

/** Where the head of the action log's chain is kept outside the shop. */
@Controller('admin-action-logs/chain/mail')
@Roles('admin_staff')
export class HeadMailController {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  @Get()
  async getHeadMail(): Promise<HeadMailStateDto> {
    const [state] = await sql<HeadMailStateDto>(this.em.fork(), stateSql);
    return state!;
  }

  /** Sends the next one at 7 AM, or at once when today's is still to be sent. 409 `modified` when somebody else has changed it since `version`. */
  @Put()
  @HttpCode(204)
  changeHeadMail(@Body() { address, version }: HeadMailDto): Promise<void> {
    return this.commands.execute(new ChangeHeadMail(address, version, currentActor()));
  }
}

const stateSql = /* sql */ `select address, last_date::text as last_date, version from action_log_head_mail`;
