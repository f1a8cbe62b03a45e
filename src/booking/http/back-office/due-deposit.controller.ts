import { Controller, Get, Query } from '@nestjs/common';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { DueDepositDto } from '../../due-deposits/due-deposit.dto.js';
import { DueDepositQuery } from '../../due-deposits/due-deposit.query.js';
import { DueDepositQueryDto, toDraftTreatments } from './due-deposit-query.dto.js';

/** The deposit that the desk asks for, or waives, with what it is about to do. */
@Controller()
@Roles(...DESK_ROLES)
export class DueDepositController {
  constructor(private readonly deposits: DueDepositQuery) {}

  /** Returns the deposit that is due when the treatments are booked for the client. 422 for an unknown service. */
  @Get('office-bookings/due-deposit')
  getDueDeposit(@Query() query: DueDepositQueryDto): Promise<DueDepositDto> {
    return this.deposits.ofDraft(toDraftTreatments(query), query.client_id);
  }

  /** Returns the deposit that is due when a request is confirmed, by the terms under which it was made. */
  @Get('bookings/:id/due-deposit')
  getDueDepositOfRequest(@IdParam() id: string): Promise<DueDepositDto> {
    return this.deposits.ofRequest(id);
  }
}
