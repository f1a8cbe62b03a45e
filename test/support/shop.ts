import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { type NewTherapist, Services, Therapists } from '../../src/catalog/index.js';
import { system } from '../../src/platform/event-store/actor.js';
import { Rosters, TimeSlots } from '../../src/scheduling/index.js';
import type { TestProcess } from './app.js';

/** Fills a test's shop through the modules' own services. */
export function shopOf(server: Pick<TestProcess, 'get'>) {
  const em = server.get(EntityManager).fork();
  return {
    em,
    /** @returns the therapist's id */
    async therapist(name: string, more: Partial<Omit<NewTherapist, 'id' | 'name'>> = {}): Promise<string> {
      const id = randomUUID();
      await server.get(Therapists).add(
        em.fork(),
        {
          id,
          name,
          userId: null,
          specialties: [],
          availableSlots: 8,
          isActive: true,
          imageUrl: null,
          rating: 5,
          bio: null,
          hourlyRateCents: null,
          ...more,
        },
        system,
      );
      return id;
    },
    /** @returns the service's id */
    async service(
      name: string,
      { priceCents = 8950 as number | null, durationMinutes = 60 as number | null } = {},
    ): Promise<string> {
      const id = randomUUID();
      await server.get(Services).add(em.fork(), { id, name, description: null, priceCents, durationMinutes }, system);
      return id;
    },
    /** The record Any Available, which every database has. */
    async anyAvailable(): Promise<string> {
      return (await server.get(Therapists).unassigned(em.fork())).id;
    },
    /** @param shiftHours as in the roster: `9:00 AM - 5:00 PM` */
    async shift(therapistId: string, date: string, shiftHours: string): Promise<void> {
      const entry = { id: randomUUID(), therapistId, date, shiftType: 'custom', shiftHours };
      await server.get(Rosters).add(em.fork(), entry, system);
    },
    /** Half-hour time slots that begin at the given times, in their order. */
    async timeSlots(...starts: string[]): Promise<void> {
      for (const [displayOrder, startTime] of starts.entries()) {
        const endTime = `${startTime.slice(0, 3)}${startTime.endsWith('00') ? '30' : '59'}`;
        const slot = { id: randomUUID(), startTime, endTime, shiftType: 'Morning' as const, displayOrder };
        await server.get(TimeSlots).add(em.fork(), slot, system);
      }
    },
  };
}
