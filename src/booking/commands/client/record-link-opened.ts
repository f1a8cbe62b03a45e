import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { sql } from '../../../platform/database/sql.js';

/**
 * Records that somebody opened a booking by its private link. Openings within ten minutes count once, because the page
 * reads again by itself.
 */
export class RecordLinkOpened extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(RecordLinkOpened)
export class RecordLinkOpenedHandler implements ICommandHandler<RecordLinkOpened> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId }: RecordLinkOpened): Promise<void> {
    await sql(this.em.fork(), upsertOpenSql, [bookingId, this.clock.now()]);
  }
}

const upsertOpenSql = /* sql */ `
  insert into booking_link_opens as o (booking_id, first_at, last_at) values ($1, $2, $2)
  on conflict (booking_id) do update set last_at = excluded.last_at, opens = o.opens + 1
    where excluded.last_at >= o.last_at + interval '10 minutes'`;
