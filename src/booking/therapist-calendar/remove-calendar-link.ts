import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { requireWorkingTherapist } from './working-therapist.js';
import { CalendarLinkRemoved } from './calendar-link.event-types.js';

/**
 * Removes a calendar's link; does nothing where there is none.
 * @throws NotFoundError, BusinessRuleError as for a new link
 */
export class RemoveCalendarLink extends Command<void> {
  constructor(
    readonly therapistId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveCalendarLink)
export class RemoveCalendarLinkHandler implements ICommandHandler<RemoveCalendarLink> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ therapistId, by }: RemoveCalendarLink): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { name } = await requireWorkingTherapist(em, therapistId);
      const removed = await sql(
        em,
        'delete from therapist_calendar_links where therapist_id = $1 returning therapist_id',
        [therapistId],
      );
      if (removed.length === 0) return;
      const data = { therapist_id: therapistId, name };
      await this.log.appendChange(em, CalendarLinkRemoved, therapistId, data, by);
    });
  }
}
