import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { AccessAsOfDto, AccessAsOfQueryDto } from './access-as-of.dto.js';
import { AccessAsOfQuery } from './access-as-of.query.js';
import { EditStaffAccount } from './edit-staff-account.js';
import { InviteStaff } from './invite-staff.js';
import type { StaffAccountDto } from './staff-account.dto.js';
import { StaffAccountsQuery } from './staff-accounts.query.js';
import { EditStaffAccountDto, InviteDto } from './staff-account-access.dto.js';
import type { StaffAccountIdDto } from './staff-account-id.dto.js';

/** The accounts of the shop's people, with their rights and linked therapists, managed by administrators. */
@ApiTags('Identity')
@Controller('accounts')
@Roles('admin_staff')
export class StaffAccountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: StaffAccountsQuery,
    private readonly past: AccessAsOfQuery,
  ) {}

  @Get()
  listAccounts(): Promise<StaffAccountDto[]> {
    return this.accounts.list();
  }

  /** Lists the role of every account at a moment, and since when. */
  @Get('as-of')
  getAccessAsOf(@Query() moment: AccessAsOfQueryDto): Promise<AccessAsOfDto> {
    return this.past.read(moment);
  }

  /**
   * Creates an account and mails its owner a link to choose a password. 409 `therapist-taken` when another user signs
   * in as that therapist.
   */
  @Post()
  async inviteUser(@Body() { email, role, therapist_id }: InviteDto): Promise<StaffAccountIdDto> {
    const access = { role, therapistId: therapist_id };
    return { id: await this.commands.execute(new InviteStaff(email, access, currentActor())) };
  }

  /**
   * Changes an account's access, at once for open sessions and sockets. 409 `last-admin`, `therapist-taken`, `modified`
   * when somebody else has changed it since `version`.
   */
  @Put(':id')
  @HttpCode(204)
  editAccount(@IdParam() id: string, @Body() { role, therapist_id, version }: EditStaffAccountDto): Promise<void> {
    const access = { role, therapistId: therapist_id };
    return this.commands.execute(new EditStaffAccount(id, access, version, currentActor()));
  }
}
