import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatShortDay, formatTime12h } from '../../kernel/format-date.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { FindsUnreadSources, type UnreadSourceFinder } from '../../platform/outbound/unread-sources.js';
import type { UnreadSourceDto } from '../../platform/outbound/unread-source.dto.js';
import { explainFailure } from './explain-failure.js';

/** Finds the calendars of therapists who work here that cannot be read. */
@Injectable()
@FindsUnreadSources()
export class UnreadOwnCalendars implements UnreadSourceFinder {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async findUnread(): Promise<UnreadSourceDto[]> {
    const rows = await sql<{ name: string; since: Date; failure: string }>(this.em.fork(), failingSql);
    return rows.map(({ name, since, failure }) => {
      const { date, time } = this.clock.toLocal(new Date(since));
      const when = `${formatTime12h(time)} on ${formatShortDay(date)}`;
      const kept = 'The times known then stay busy.';
      return {
        text: `The own calendar of ${name} could not be read since ${when}: the address ${explainFailure(failure)}. ${kept}`,
      };
    });
  }
}

const failingSql = /* sql */ `
  select t.name, c.failing_since as since, c.failure from own_calendars c join therapists t on t.id = c.therapist_id
  where c.failing_since is not null and t.is_active order by t.name, t.id`;
