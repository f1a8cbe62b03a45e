import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { TherapistService } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { currentActor } from '../../platform/request-context.js';
import { AddLeave } from './add-leave.js';
import { ChangeLeaveStatus, type LeaveChange } from './change-leave-status.js';
import type { LeaveDays } from './terms/leave-terms.js';
import {
  ApproveLeaveDto,
  DeclineLeaveDto,
  type LeaveBookingDto,
  LeaveBookingsQueryDto,
  type LeaveDto,
  LeaveQueryDto,
  type LeaveRequestCountDto,
  NewLeaveDto,
} from './leave.dto.js';
import { LeaveQuery } from './leave.query.js';

/** Leave of the therapists: they request their own; admins decide, or enter anybody's. */
@ApiTags('Scheduling')
@Roles('staff', 'admin_staff')
@Controller('leave')
export class LeaveController {
  constructor(
    private readonly commands: CommandBus,
    private readonly leave: LeaveQuery,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /** Lists leave from today on unless the query says otherwise; staff see their own. */
  @Get()
  async listLeave(
    @Query() { from = this.clock.today(), to, therapist_id, open }: LeaveQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<LeaveDto[]> {
    const filter = { from, to, isOpen: open };
    if (user.role === 'admin_staff') return this.leave.list({ ...filter, therapistId: therapist_id });
    const own = await this.therapists.findByUser(user.id);
    return own ? this.leave.list({ ...filter, therapistId: own.id }) : [];
  }

  /** Counts the requests that wait for a decision. */
  @Get('request-count')
  @Roles('admin_staff')
  async countLeaveRequests(): Promise<LeaveRequestCountDto> {
    return { count: await this.leave.countRequests() };
  }

  /** Lists the open bookings within leave before it is saved. */
  @Get('bookings')
  async listLeaveBookings(
    @Query() query: LeaveBookingsQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<LeaveBookingDto[]> {
    await this.assertOwn(user, query.therapist_id);
    return this.leave.bookingsIn(query.therapist_id, toDays(query));
  }

  /**
   * Requests leave, or enters it as approved if an admin does. For approved leave 409 `bookings-uncovered` names the
   * bookings within it; sent again with `keep` it is entered. 409 `leave-exists` if the same is requested or approved
   * already.
   */
  @Post()
  async addLeave(@Body() body: NewLeaveDto, @CurrentUser() user: SignedInUser): Promise<LeaveDto> {
    await this.assertOwn(user, body.therapist_id);
    const id = randomUUIDv7();
    const terms = { ...toDays(body), kind: body.kind, note: body.note ?? null };
    const as = user.role === 'admin_staff' ? 'approved' : 'asked';
    await this.commands.execute(new AddLeave(id, body.therapist_id, terms, as, currentActor(), { keep: body.keep }));
    return this.leave.byId(id);
  }

  /**
   * Approves leave. 409 `bookings-uncovered` as when an admin enters it; `modified` when somebody else has decided
   * since `version`.
   */
  @Post(':id/approval')
  @HttpCode(200)
  @Roles('admin_staff')
  approveLeave(@IdParam() id: string, @Body() { version, keep }: ApproveLeaveDto): Promise<LeaveDto> {
    return this.change(id, version, { to: 'approved', keep });
  }

  /** Declines leave. 409 `modified` when somebody else has decided since `version`. */
  @Post(':id/refusal')
  @HttpCode(200)
  @Roles('admin_staff')
  declineLeave(@IdParam() id: string, @Body() { version, reason }: DeclineLeaveDto): Promise<LeaveDto> {
    return this.change(id, version, { to: 'declined', reply: reason ?? null });
  }

  /**
   * Withdraws leave, so that shifts and pattern count again. Staff can withdraw what they have requested until it is
   * decided.
   */
  @Post(':id/withdrawal')
  @HttpCode(200)
  async withdrawLeave(
    @IdParam() id: string,
    @Body() { version }: VersionDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<LeaveDto> {
    await this.assertOwnRequest(user, id);
    return this.change(id, version, { to: 'withdrawn' });
  }

  /** Takes a decision or a withdrawal back, so that the leave is requested again. */
  @Post(':id/reopening')
  @HttpCode(200)
  async reopenLeave(
    @IdParam() id: string,
    @Body() { version }: VersionDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<LeaveDto> {
    await this.assertOwnRequest(user, id);
    return this.change(id, version, { to: 'asked' });
  }

  private async change(id: string, version: number, change: LeaveChange): Promise<LeaveDto> {
    await this.commands.execute(new ChangeLeaveStatus(id, version, change, currentActor()));
    return this.leave.byId(id);
  }

  private async assertOwnRequest(user: SignedInUser, id: string): Promise<void> {
    if (user.role === 'admin_staff') return;
    const { therapist_id, decided_by, status } = await this.leave.byId(id);
    await this.assertOwn(user, therapist_id);
    if (decided_by !== null || status === 'approved' || status === 'declined')
      throw new Problem(403, 'forbidden', 'The shop has decided. Please ask an administrator');
  }

  private async assertOwn(user: SignedInUser, therapistId: string): Promise<void> {
    if (!(await this.therapists.mayActAs(user, therapistId)))
      throw new Problem(403, 'forbidden', 'You can only change your own schedule');
  }
}

const toDays = ({ first_date, last_date, start_time, end_time, repeats_until }: LeaveBookingsQueryDto): LeaveDays => ({
  firstDate: first_date,
  lastDate: last_date,
  startTime: start_time ?? null,
  endTime: end_time ?? null,
  repeatsUntil: repeats_until ?? null,
});
