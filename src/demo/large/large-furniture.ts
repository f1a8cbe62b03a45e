import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Services, Therapists } from '../../catalog/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { DeliveryWorker } from '../../platform/jobs/delivery-worker.js';
import { Projector } from '../../platform/relay/projector.js';
import { Relay } from '../../platform/relay/relay.js';
import { DemoFurniture } from '../demo-furniture.js';
import type { LifeParts } from './lives.js';
import { staffNameOf } from './people.js';
import type { StaffMember } from './shifts.js';

/** What stands in the large shop before anybody books: the demo's furniture and many more therapists. */
@Injectable()
export class LargeFurniture {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly demo: DemoFurniture,
    private readonly services: Services,
    private readonly therapists: Therapists,
    private readonly relay: Relay,
    private readonly projector: Projector,
    private readonly deliveries: DeliveryWorker,
  ) {}

  /** @param opening when it was brought in, @param count of therapists */
  async bringIn(opening: Date, count: number): Promise<Pick<LifeParts, 'services' | 'unassignedId' | 'admin'> & { staff: StaffMember[] }> {
    const em = this.em.fork();
    const realNow = this.clock.now;
    this.clock.now = () => opening;
    const admin = await this.demo.bringIn();
    const offered = await this.services.offered(em);
    const staff: StaffMember[] = [];
    for (let number = 0; number < count; number++) {
      const member = { id: randomUUID(), name: staffNameOf(number), number };
      await this.hire(em.fork(), member, offered, admin);
      staff.push(member);
    }
    this.clock.now = realNow;
    await this.followUp();
    const services = offered.map(({ id: serviceId, name: serviceName, priceCents: totalCents, durationMinutes, currency }) => ({
      serviceId,
      serviceName,
      totalCents,
      durationMinutes,
      currency,
    }));
    return { services, staff, admin, unassignedId: (await this.therapists.unassigned(em)).id };
  }

  private hire(em: EntityManager, { id, name, number }: StaffMember, offered: readonly { name: string }[], by: Actor): Promise<void> {
    const specialties = [0, 1, 2].map((n) => offered[(number + n) % offered.length]!.name);
    const details = { imageUrl: null, rating: 4.8, bio: null, hourlyRateCents: 10_500, availableSlots: 18, isActive: true, userId: null };
    return this.therapists.add(em, { id, name, specialties, ...details }, by);
  }

  /** The log is in order and everything that follows from it done: what comes next is written behind it in bulk. */
  private async followUp(): Promise<void> {
    while (await this.relay.step());
    while (await this.projector.step());
    await this.deliveries.start();
    const waiting = `select exists (select from deliveries where state <> 'done') as some`;
    while ((await sql<{ some: boolean }>(this.em.fork(), waiting))[0]?.some) await sleep(50);
    await this.deliveries.stop();
  }
}
