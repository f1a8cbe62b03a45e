import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { AppliedRosterPlanDto } from './roster-plan.dto.js';
import { RosterPlanner } from './roster-planner.js';

/**
 * Enters one shift a day for the week that begins in seven days.
 * @throws BusinessRuleError `no-therapists`, `no-time-slots`
 */
export class GenerateWeek extends Command<AppliedRosterPlanDto> {
  constructor(readonly by: Actor) {
    super();
  }
}

@CommandHandler(GenerateWeek)
export class GenerateWeekHandler implements ICommandHandler<GenerateWeek> {
  constructor(
    private readonly em: EntityManager,
    private readonly planner: RosterPlanner,
  ) {}

  execute({ by }: GenerateWeek): Promise<AppliedRosterPlanDto> {
    return this.em.fork().transactional((em) => this.planner.apply(em, 'generated-week', by));
  }
}
