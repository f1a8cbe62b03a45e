import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { SETUP_STREAM } from '../setup.event-types.js';
import type { LastShopExportDto } from './last-shop-export.dto.js';

type StoredExport = Omit<LastShopExportDto, 'exported_at_local'> & { at: Date };

/** Reads from the log who exported the shop's data last. */
@Injectable()
export class LastShopExportQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async read(): Promise<LastShopExportDto | null> {
    const [found] = await sql<StoredExport>(this.em.fork(), lastSql, [SETUP_STREAM]);
    if (!found) return null;
    const { at, ...last } = found;
    return { ...last, exported_at_local: this.clock.formatTimestamp(new Date(at)) };
  }
}

const lastSql = /* sql */ `
  select occurred_at as at, actor_email as exported_by, (data ->> 'client_count')::int as client_count,
    (data ->> 'booking_count')::int as booking_count
  from event_log where stream = $1 and type = 'ShopExported' order by version desc limit 1`;
