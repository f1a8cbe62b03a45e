import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/http/request-context.js';
import { copyWeek } from '../rosters/copy-week.js';
import { generateWeek } from '../rosters/generate-week.js';
import { RosterPlans } from '../rosters/roster-plan.js';
import type { RosterPlanDto } from '../rosters/roster-plan.dto.js';

/** The roster's quick actions. GET shows what POST would do. */
@ApiTags('scheduling')
@Controller('roster-plans')
@Roles('admin_staff')
export class RosterPlansController {
  constructor(
    private readonly em: EntityManager,
    private readonly plans: RosterPlans,
  ) {}

  /** The seven days before today, seven days later. 409 `no-shifts-to-copy`. */
  @Get('copied-week')
  previewWeekCopy(): Promise<RosterPlanDto> {
    return this.plans.preview(this.em.fork(), copyWeek);
  }

  @Post('copied-week')
  @HttpCode(200)
  applyWeekCopy(): Promise<RosterPlanDto> {
    return this.plans.apply(this.em.fork(), copyWeek, currentActor());
  }

  /** A shift a day for the week that begins in seven days. 409 `no-therapists`, `no-time-slots`. */
  @Get('generated-week')
  previewGeneratedWeek(): Promise<RosterPlanDto> {
    return this.plans.preview(this.em.fork(), generateWeek);
  }

  @Post('generated-week')
  @HttpCode(200)
  applyGeneratedWeek(): Promise<RosterPlanDto> {
    return this.plans.apply(this.em.fork(), generateWeek, currentActor());
  }
}
