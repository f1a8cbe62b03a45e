import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Therapists } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Problem } from '../../platform/http/problem.js';
import { currentActor } from '../../platform/http/request-context.js';
import { Blocks } from '../blocks.js';
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
  ) {}

  /** Refused with `bookings-in-the-way` while a pending or confirmed booking stands in that time. */
  @Post('therapists/:id/blocks')
  async blockTherapistDay(
    @IdParam() therapistId: string,
    @Body() { blocked_date, start_time, end_time, reason }: NewBlockDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BlockDto> {
    const em = this.em.fork();
    await this.refuseOthers(em, user, therapistId);
    const block = {
      id: randomUUIDv7(),
      therapist_id: therapistId,
      blocked_date,
      start_time,
      end_time,
      reason: reason || null,
    };
    await this.blocks.block(
      em,
      { id: block.id, therapistId, date: blocked_date, startTime: start_time, endTime: end_time, reason: block.reason },
      currentActor(),
    );
    return block;
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
