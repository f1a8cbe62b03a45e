import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { cleanupAsOfSql } from '../../../catalog/index.js';
import { sql } from '../../../platform/database/sql.js';
import { nameTreatment } from '../../domain/add-ons.js';
import { fullName } from '../../domain/client/client-name.js';
import type { BookedService, Client } from '../../domain/booking-details.js';
import { PastWaitingListQuery } from '../../waiting-list/queries/past-waiting-list.query.js';
import type { PastSlotDto, PastSlotQueryDto } from './as-of.dto.js';
import { explainPastSlot, type PastOccupant } from './explain-past-slot.js';
import { PastDayQuery, type PastDay } from './past-day.query.js';
import { PastRoomsQuery } from './past-rooms.query.js';
import { addMinutesToTime } from './past-times.js';

/** A booking or offer that took a therapist's time, before its cleanup is known. */
interface Treatment extends Omit<PastOccupant, 'cleanupMinutes'> {
  serviceId: string;
  /** True when the client's next treatment with the same therapist follows at once. */
  isFollowed: boolean;
}

const STATUSES = { pending: 'requested', confirmed: 'booked', completed: 'completed' } as const;

/** Explains why a start was not free at a moment, by what was known then. */
@Injectable()
export class PastSlotQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly days: PastDayQuery,
    private readonly waiting: PastWaitingListQuery,
    private readonly rooms: PastRoomsQuery,
  ) {}

  async explain({ therapist_id: therapistId, time, minutes, ...day }: PastSlotQueryDto): Promise<PastSlotDto> {
    const { moment, schedule, bookings } = await this.days.fold(day);
    const offers = await this.listOffers(day.date, moment.seq);
    const occupants = await this.withCleanup([...toTreatments(bookings), ...offers], moment.seq);
    const shop = { schedule, bookings: occupants, rooms: await this.rooms.read(moment.seq) };
    const { isFree, causes } = explainPastSlot({ therapistId, time, minutes }, shop);
    return { ...moment, is_free: isFree, causes };
  }

  /** Lists the times that were held for somebody who waited. The log does not say in which room. */
  private async listOffers(date: string, seq: number): Promise<Treatment[]> {
    const entries = await this.waiting.readOpen(this.em.fork(), seq);
    return entries.flatMap(({ status, offer, client }) => {
      if (status !== 'offered' || offer?.date !== date) return [];
      const { therapistId, time } = offer;
      const offered = { status: 'offered' as const, isFollowed: false, roomId: null };
      return { therapistId, time, ...toTreatment(offer, client), ...offered };
    });
  }

  private async withCleanup(treatments: readonly Treatment[], seq: number): Promise<PastOccupant[]> {
    const rows = await sql<{ id: string; minutes: number | null }>(this.em.fork(), cleanupAsOfSql, [seq]);
    const minutes = new Map(rows.map((row) => [row.id, row.minutes]));
    return treatments.map((each) => ({
      ...each,
      cleanupMinutes: each.isFollowed ? 0 : (minutes.get(each.serviceId) ?? null),
    }));
  }
}

function toTreatments(bookings: PastDay['bookings']): Treatment[] {
  return bookings.flatMap((booking) => {
    const { appointment, service, client, status, roomId } = booking;
    if (status !== 'pending' && status !== 'confirmed' && status !== 'completed') return [];
    const { therapistId, time } = appointment;
    return {
      therapistId,
      time,
      ...toTreatment(service, client),
      status: STATUSES[status],
      roomId,
      isFollowed: bookings.some((other) => follows(other, booking)),
    };
  });
}

type Booking = PastDay['bookings'][number];

function follows(next: Booking, { appointment, service, visit }: Booking): boolean {
  const end = addMinutesToTime(appointment.time, service.durationMinutes);
  return (
    visit !== undefined &&
    next.visit?.visitId === visit.visitId &&
    next.visit.guest === visit.guest &&
    next.appointment.therapistId === appointment.therapistId &&
    next.appointment.time === end
  );
}

const toTreatment = (service: BookedService, client: Client | null) => ({
  serviceId: service.serviceId,
  minutes: service.durationMinutes,
  name: `${client ? fullName(client) : 'erased client'}, ${nameTreatment(service)}`,
});
