import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { AppliedRosterPlanDto } from './roster-plan.dto.js';
import { RosterPlanner } from './roster-planner.js';

/** Copies the shifts of the last seven days to seven days later. @throws BusinessRuleError `no-shifts-to-copy` */
export class CopyWeek extends Command<AppliedRosterPlanDto> {
  constructor(readonly by: Actor) {
    super();
  }
}

@CommandHandler(CopyWeek)
export class CopyWeekHandler implements ICommandHandler<CopyWeek> {
  constructor(
    private readonly em: EntityManager,
    private readonly planner: RosterPlanner,
  ) {}

  execute({ by }: CopyWeek): Promise<AppliedRosterPlanDto> {
    return this.em.fork().transactional((em) => this.planner.apply(em, 'copied-week', by));
  }
}
