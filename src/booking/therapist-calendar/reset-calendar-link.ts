import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hashToken } from '../../identity/index.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { requireWorkingTherapist } from './working-therapist.js';
import { CalendarLinkReset } from './calendar-link.event-types.js';

/**
 * Gives a therapist's calendar a new link; the one that it had leads nowhere from then on.
 * @throws NotFoundError for a therapist who does not work here, BusinessRuleError `any-available-fixed`
 */
export class ResetCalendarLink extends Command<void> {
  /** @param token unguessable; only its hash is kept */
  constructor(
    readonly therapistId: string,
    readonly token: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResetCalendarLink)
export class ResetCalendarLinkHandler implements ICommandHandler<ResetCalendarLink> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ therapistId, token, by }: ResetCalendarLink): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { name } = await requireWorkingTherapist(em, therapistId);
      await sql(em, upsertSql, [therapistId, hashToken(token), this.clock.now()]);
      const data = { therapist_id: therapistId, name };
      await this.log.appendChange(em, CalendarLinkReset, therapistId, data, by);
    });
  }
}

const upsertSql = /* sql */ `
  insert into therapist_calendar_links (therapist_id, token_hash, created_at) values ($1, $2, $3)
  on conflict (therapist_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`;
