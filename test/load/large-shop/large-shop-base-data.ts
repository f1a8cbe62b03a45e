import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { AddTherapist, ServiceCatalog, TherapistService } from '../../../src/catalog/index.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import type { Actor } from '../../../src/kernel/actor.js';
import { AddRooms, SetServiceRooms } from '../../../src/booking/index.js';
import { Backlog } from '../../../src/demo/bulk/backlog.js';
import { DemoBaseData } from '../../../src/demo/shop/demo-base-data.js';
import type { ScenarioInputs } from './booking-scenarios.js';
import { fakeTherapistName } from '../../../src/demo/content/fake-clients.js';
import { businessHours } from '../../../src/demo/content/longwater.js';
import type { StaffMember } from './shifts.js';

/** Its late shifts end at nine on every day. */
const openDaily = { ...businessHours, sunday: businessHours.saturday };

const ROOMS = ['Room 1', 'Room 2', 'Room 3'];

/** Number of services that need a room. */
const ROOM_SERVICES = 2;

/** Seeds the large shop before its bookings: the demo's base data and many more therapists. */
@Injectable()
export class LargeShopBaseData {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly demo: DemoBaseData,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly backlog: Backlog,
  ) {}

  /** Seeds the shop. @param opening when it was added, @param count of therapists */
  async seed(
    opening: Date,
    count: number,
  ): Promise<
    Pick<ScenarioInputs, 'services' | 'inRooms' | 'rooms' | 'unassignedId' | 'admin'> & { staff: StaffMember[] }
  > {
    const { admin, offered, staff, inRooms } = await this.addPeople(opening, count);
    await this.backlog.process();
    const services = offered.map(
      ({ id: serviceId, name: serviceName, priceCents: totalCents, durationMinutes, currency }) => ({
        serviceId,
        serviceName,
        totalCents,
        durationMinutes,
        currency,
      }),
    );
    const { id: unassignedId } = await this.therapists.getUnassigned();
    return { services, ...inRooms, staff, admin, unassignedId };
  }

  /** Adds the therapists at the instant of the opening. */
  private async addPeople(opening: Date, count: number) {
    const realNow = this.clock.now;
    this.clock.now = () => opening;
    try {
      const admin = await this.demo.seed({ slot_occupancy: 'start_only', cleanup_buffer_minutes: 0 }, openDaily);
      const offered = await this.services.listOffered();
      const staff: StaffMember[] = [];
      for (let number = 0; number < count; number++) {
        const member = { id: randomUUID(), name: fakeTherapistName(number), number };
        await this.addTherapist(member, offered, admin);
        staff.push(member);
      }
      return { admin, offered, staff, inRooms: await this.addRooms(offered, admin) };
    } finally {
      this.clock.now = realNow;
    }
  }

  /**
   * Adds rooms for some services. Keeps the existing rooms of a shop that has bookings; bookings beyond the number of
   * rooms need none.
   */
  private async addRooms(
    offered: readonly { id: string }[],
    by: Actor,
  ): Promise<Pick<ScenarioInputs, 'inRooms' | 'rooms'>> {
    const em = this.em.fork();
    const [found] = await sql<{ is_furnished: boolean }>(em, 'select exists (select from rooms) as is_furnished');
    const inRooms = new Set(offered.slice(0, ROOM_SERVICES).map(({ id }) => id));
    if (found?.is_furnished) return { inRooms, rooms: [] };
    for (const { id } of offered.slice(ROOM_SERVICES)) {
      const [service] = await sql<{ version: number }>(em, 'select version from services where id = $1', [id]);
      await this.commands.execute(new SetServiceRooms(id, { needsNoRoom: true, roomIds: [] }, service!.version, by));
    }
    await this.commands.execute(
      new AddRooms(
        ROOMS.map((name) => ({ name, places: 1 })),
        by,
      ),
    );
    const rooms = await sql<{ id: string }>(em, 'select id from rooms order by position');
    return { inRooms, rooms: rooms.map(({ id }) => id) };
  }

  private addTherapist(
    { id, name, number }: StaffMember,
    offered: readonly { name: string }[],
    by: Actor,
  ): Promise<void> {
    const specialties = [0, 1, 2].map((n) => offered[(number + n) % offered.length]!.name);
    const details = {
      imageUrl: null,
      rating: 4.8,
      bio: null,
      association: null,
      providerNumber: null,
      hourlyRateCents: 10_500,
      availableSlots: 18,
      isActive: true,
      userId: null,
    };
    return this.commands.execute(new AddTherapist(id, { name, specialties, ...details }, by));
  }
}
