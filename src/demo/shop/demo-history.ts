import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceCatalog, TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { addDays, type LocalDate, type LocalDateTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { Backlog } from '../bulk/backlog.js';
import { BulkLoader } from '../bulk/bulk-loader.js';
import { DemoPlan, ROSTER_DAYS } from './booking-plan.js';
import { DemoPremises } from './demo-premises.js';

/** Loads the demo's months of shifts and bookings. */
@Injectable()
export class DemoHistory {
  constructor(
    private readonly em: EntityManager,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly premises: DemoPremises,
    private readonly clock: ShopClock,
    private readonly backlog: Backlog,
    private readonly loader: BulkLoader,
  ) {}

  /** Loads all of it at once, unless a run before has done so. */
  async load(now: LocalDateTime, firstDay: LocalDate, admin: Actor): Promise<void> {
    const [found] = await sql<{ has_bookings: boolean }>(
      this.em.fork(),
      'select exists (select from bookings) as has_bookings',
    );
    if (found!.has_bookings) return;
    await this.backlog.process();
    const [service] = await this.services.listOffered();
    const plan = new DemoPlan({
      ...{ now, firstDay, admin, currency: service!.currency },
      closedDays: await this.premises.readClosedDays(firstDay, addDays(now.date, ROSTER_DAYS)),
      rooms: await this.premises.readRooms(),
      unassignedId: (await this.therapists.getUnassigned()).id,
      toInstant: (local) => this.clock.toInstant(local),
    });
    await this.loader.load(plan, { isEmpty: false, admin, onProgress: () => undefined });
  }
}
