import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/request-context.js';
import { CopyWeek } from './copy-week.js';
import { GenerateWeek } from './generate-week.js';
import type { AppliedRosterPlanDto, RosterPlanDto } from './roster-plan.dto.js';
import { RosterPlanner } from './roster-planner.js';

/** The roster's quick actions. GET previews what POST does. */
@ApiTags('Scheduling')
@Controller('roster-plans')
@Roles('admin_staff')
export class RosterPlansController {
  constructor(
    private readonly commands: CommandBus,
    private readonly planner: RosterPlanner,
  ) {}

  /** Previews the seven days before today, copied to seven days later. 409 `no-shifts-to-copy`. */
  @Get('copied-week')
  async previewWeekCopy(): Promise<RosterPlanDto> {
    return (await this.planner.prepare('copied-week')).plan;
  }

  @Post('copied-week')
  @HttpCode(200)
  applyWeekCopy(): Promise<AppliedRosterPlanDto> {
    return this.commands.execute(new CopyWeek(currentActor()));
  }

  /** Previews one shift a day for the week that begins in seven days. 409 `no-therapists`, `no-time-slots`. */
  @Get('generated-week')
  async previewGeneratedWeek(): Promise<RosterPlanDto> {
    return (await this.planner.prepare('generated-week')).plan;
  }

  @Post('generated-week')
  @HttpCode(200)
  applyGeneratedWeek(): Promise<AppliedRosterPlanDto> {
    return this.commands.execute(new GenerateWeek(currentActor()));
  }
}
