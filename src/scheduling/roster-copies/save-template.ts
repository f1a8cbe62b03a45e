import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RosterTemplateSaved } from '../roster.event-types.js';
import { readWeek } from './template-shifts.js';

/** Saves a week as a template, to be entered in others. @throws BusinessRuleError `name-taken`, `no-shifts-to-copy` */
export class SaveTemplate extends Command<void> {
  constructor(
    readonly id: string,
    readonly name: string,
    /** Any day of the week. */
    readonly day: LocalDate,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveTemplate)
export class SaveTemplateHandler implements ICommandHandler<SaveTemplate> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, name, day, by }: SaveTemplate): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const shifts = await readWeek(em, day);
      if (shifts.length === 0) throw new BusinessRuleError('no-shifts-to-copy', 'This week has no shifts');
      const saved = await sql(em, insertSql, [id, name, JSON.stringify(shifts), this.clock.instant()]);
      if (saved.length === 0) throw new BusinessRuleError('name-taken', 'There is already a template with this name');
      const data = { template_id: id, name, shifts: shifts.length };
      await this.log.appendChange(em, RosterTemplateSaved, id, data, by);
    });
  }
}

const insertSql = /* sql */ `
  insert into roster_templates (id, name, shifts, created_at) values ($1, $2, $3, $4)
  on conflict do nothing returning id`;
