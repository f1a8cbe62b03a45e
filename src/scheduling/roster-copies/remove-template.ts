import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RosterTemplateRemoved } from '../roster.event-types.js';
import { requireTemplate } from './template-shifts.js';

/** Deletes a template; shifts entered from it stay. @throws NotFoundError, BusinessRuleError `modified` */
export class RemoveTemplate extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveTemplate)
export class RemoveTemplateHandler implements ICommandHandler<RemoveTemplate> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ id, expectedVersion, by }: RemoveTemplate): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { name, shifts } = await requireTemplate(em, id);
      const deleted = await sql(em, removeSql, [id, expectedVersion]);
      if (deleted.length === 0)
        throw new BusinessRuleError('modified', 'Someone else has changed this template. Reload and try again');
      const data = { template_id: id, name, shifts: shifts.length };
      await this.log.appendChange(em, RosterTemplateRemoved, id, data, by);
    });
  }
}

const removeSql = /* sql */ `delete from roster_templates where id = $1 and version = $2 returning id`;
