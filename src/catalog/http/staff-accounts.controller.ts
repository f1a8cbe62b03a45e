import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ManageAccounts } from '../commands/manage-accounts.js';
import type { StaffAccountDto } from '../queries/staff-account.dto.js';
import { StaffAccounts } from '../queries/staff-accounts.js';
import { AccountStandingDto, InviteDto, StaffAccountIdDto } from './staff-account.dto.js';

/** Administrators say who works here, with which rights and as which therapist. */
@ApiTags('identity')
@Controller('accounts')
@Roles('admin_staff')
export class StaffAccountsController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly manage: ManageAccounts,
  ) {}

  @Get()
  listAccounts(): Promise<StaffAccountDto[]> {
    return this.accounts.list();
  }

  /** Mails a link that is good for 48 hours. 409 `therapist-taken` when another user signs in as that therapist. */
  @Post()
  async inviteUser(@Body() { email, role, therapist_id }: InviteDto): Promise<StaffAccountIdDto> {
    return { id: await this.manage.invite(email, { role, therapistId: therapist_id }) };
  }

  /** Acts at once on open sessions and sockets. 409 `last-admin`, `therapist-taken`. */
  @Put(':id')
  @HttpCode(204)
  editAccount(@IdParam() id: string, @Body() { role, therapist_id }: AccountStandingDto): Promise<void> {
    return this.manage.edit(id, { role, therapistId: therapist_id });
  }
}
