import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Therapists } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { NotFound } from '../../platform/decider.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Problem } from '../../platform/http/problem.js';
import { DayRangeDto } from '../../platform/http/ranges.dto.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { currentActor } from '../../platform/http/request-context.js';
import { type BlockedTime, Blocks, type NewBlock } from '../blocks.js';
import { type BlockDto, NewBlockDto } from './block.dto.js';

/** Staff block times of their own days, admins those of anybody. */
@ApiTags('scheduling')
@Roles('staff', 'admin_staff')
@Controller()
export class BlocksController {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: Blocks,
    private readonly therapists: Therapists,
    private readonly clock: ShopClock,
  ) {}

  /** By day and time, from today on unless the query says otherwise. */
  @Get('therapists/:id/blocks')
  async listBlocks(
    @IdParam() therapistId: string,
    @Query() { from = this.clock.today(), to }: DayRangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlockDto[]> {
    const em = this.em.fork();
    if (!(await this.therapists.byId(em, therapistId))) throw new NotFound('There is no such therapist');
    await this.refuseOthers(em, user, therapistId);
    return (await this.blocks.ofTherapist(em, therapistId, from, to)).map(dto);
  }

  /** Refused with `bookings-in-the-way` while a pending or confirmed booking stands in that time. */
  @Post('therapists/:id/blocks')
  async blockTherapistDay(
    @IdParam() therapistId: string,
    @Body() body: NewBlockDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlockDto> {
    const em = this.em.fork();
    await this.refuseOthers(em, user, therapistId);
    const block = { id: randomUUIDv7(), therapistId, ...timeOf(body) };
    await this.blocks.block(em, block, currentActor());
    return dto(block);
  }

  /** Refused like a new one. */
  @Put('blocks/:id')
  async editBlock(
    @IdParam() id: string,
    @Body() body: NewBlockDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlockDto> {
    const em = this.em.fork();
    const block = await this.blocks.byId(em, id);
    await this.refuseOthers(em, user, block.therapistId);
    await this.blocks.edit(em, id, timeOf(body), currentActor());
    return dto({ ...block, ...timeOf(body) });
  }

  @Delete('blocks/:id')
  @HttpCode(204)
  async unblockTherapistDay(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    const em = this.em.fork();
    const { therapistId } = await this.blocks.byId(em, id);
    await this.refuseOthers(em, user, therapistId);
    await this.blocks.unblock(em, id, currentActor());
  }

  private async refuseOthers(em: EntityManager, user: SignedInUser, therapistId: string): Promise<void> {
    if (user.role === 'admin_staff') return;
    const own = await this.therapists.ofUser(em, user.id);
    if (own?.id !== therapistId) throw new Problem(403, 'forbidden', 'You can only change your own schedule');
  }
}

const timeOf = ({ blocked_date, start_time, end_time, reason }: NewBlockDto): BlockedTime => ({
  date: blocked_date,
  startTime: start_time,
  endTime: end_time,
  reason: reason || null,
});

function dto({ id, therapistId, date, startTime, endTime, reason }: NewBlock): BlockDto {
  return {
    id,
    therapist_id: therapistId,
    blocked_date: date,
    start_time: startTime,
    end_time: endTime,
    reason,
  };
}
