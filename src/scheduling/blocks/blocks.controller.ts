import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { TherapistService } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { DayRangeDto } from '../../platform/http/validation/ranges.dto.js';
import { VersionQueryDto } from '../../platform/http/validation/version.dto.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { currentActor } from '../../platform/request-context.js';
import type { BlockDto } from './block.dto.js';
import type { BlockedTime, StoredBlock } from './block-rules.js';
import { BlockTherapistDay } from './block-therapist-day.js';
import { BlocksQuery } from './blocks.query.js';
import { EditBlock } from './edit-block.js';
import { EditBlockDto, NewBlockDto } from './new-block.dto.js';
import { UnblockTherapistDay } from './unblock-therapist-day.js';

/** Blocks of the therapists' days: staff block times of their own days, admins those of anybody. */
@ApiTags('Scheduling')
@Roles('staff', 'admin_staff')
@Controller()
export class BlocksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly blocks: BlocksQuery,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the blocks of a therapist by day and time, from today on unless the query says otherwise. */
  @Get('therapists/:id/blocks')
  async listBlocks(
    @IdParam() therapistId: string,
    @Query() { from = this.clock.today(), to }: DayRangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlockDto[]> {
    await this.blocks.assertTherapistExists(therapistId);
    await this.assertOwnSchedule(user, therapistId);
    return (await this.blocks.forTherapist(therapistId, from, to)).map(toDto);
  }

  /**
   * Blocks a time. 409 `bookings-in-the-way` while there is a pending or confirmed booking at that time,
   * `already-blocked` where a block covers it.
   */
  @Post('therapists/:id/blocks')
  async blockTherapistDay(
    @IdParam() therapistId: string,
    @Body() body: NewBlockDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlockDto> {
    await this.assertOwnSchedule(user, therapistId);
    const block = { id: randomUUIDv7(), therapistId, ...toBlockedTime(body) };
    await this.commands.execute(new BlockTherapistDay(block, currentActor()));
    return toDto({ ...block, version: 1 });
  }

  /**
   * Moves a block, or changes its reason. Refused like a new one; 409 `modified` when somebody else has changed it
   * since `version`.
   */
  @Put('blocks/:id')
  async editBlock(
    @IdParam() id: string,
    @Body() body: EditBlockDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlockDto> {
    const block = await this.blocks.byId(id);
    await this.assertOwnSchedule(user, block.therapistId);
    await this.commands.execute(new EditBlock(id, toBlockedTime(body), body.version, currentActor()));
    return toDto(await this.blocks.byId(id));
  }

  /** Removes a block. 409 `modified` when somebody else has changed it since `version`. */
  @Delete('blocks/:id')
  @HttpCode(204)
  async unblockTherapistDay(
    @IdParam() id: string,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    const { therapistId } = await this.blocks.byId(id);
    await this.assertOwnSchedule(user, therapistId);
    await this.commands.execute(new UnblockTherapistDay(id, version, currentActor()));
  }

  private async assertOwnSchedule(user: SignedInUser, therapistId: string): Promise<void> {
    if (!(await this.therapists.mayActAs(user, therapistId)))
      throw new Problem(403, 'forbidden', 'You can only change your own schedule');
  }
}

const toBlockedTime = ({ blocked_date, start_time, end_time, reason }: NewBlockDto): BlockedTime => ({
  date: blocked_date,
  startTime: start_time,
  endTime: end_time,
  reason: reason || null,
});

function toDto({ id, therapistId, date, startTime, endTime, reason, version }: StoredBlock): BlockDto {
  return {
    id,
    therapist_id: therapistId,
    blocked_date: date,
    start_time: startTime,
    end_time: endTime,
    reason,
    version,
  };
}
