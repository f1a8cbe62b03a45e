import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUIDv7 } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import { lockTherapistDays } from '../../reservations/therapist-day-lock.js';
import { type PublishedDays, PublicationPlanner } from './publication.js';
import type { PublishedDto } from './roster-draft.dto.js';
import { RosterChanger } from '../roster-changer.js';
import { getEditedDays } from '../roster-edit.js';
import { RosterPublished } from '../../roster.event-types.js';

/** Publishes drafts as shifts and mails their therapists. @throws as when applying an edit */
export class PublishDrafts extends Command<PublishedDto> {
  constructor(
    readonly id: string,
    readonly days: PublishedDays,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(PublishDrafts)
export class PublishDraftsHandler implements ICommandHandler<PublishDrafts> {
  constructor(
    private readonly em: EntityManager,
    private readonly planner: PublicationPlanner,
    private readonly changer: RosterChanger,
    private readonly log: EventLog,
  ) {}

  execute({ id, days, by }: PublishDrafts): Promise<PublishedDto> {
    return this.em.fork().transactional(async (em) => {
      const first = await this.planner.plan(em, days);
      await lockTherapistDays(em, getEditedDays(first.edit));
      const { edit, preview } = await this.planner.plan(em, days);
      if (edit.roster.added.length === 0) return { ...preview, change_id: null };
      await this.changer.apply(em, edit, { changeId: id, kind: 'publish', by, keep: false });
      for (const { therapist_id, therapist_name } of preview.recipients) {
        const shifts = edit.roster.added
          .filter(({ therapistId }) => therapistId === therapist_id)
          .map(({ date, shiftHours }) => ({ roster_date: date, shift_hours: shiftHours }));
        const data = { change_id: id, therapist_id, therapist_name, shifts };
        await this.log.appendChange(em, RosterPublished, randomUUIDv7(), data, by);
      }
      return { ...preview, change_id: id };
    });
  }
}
