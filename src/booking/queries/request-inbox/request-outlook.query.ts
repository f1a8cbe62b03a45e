import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { proposeTherapists, SlotReviewer } from '../../../scheduling/index.js';
import { BookingQuery } from '../booking.query.js';
import type { OfficeBookingDto } from '../office-booking.dto.js';
import { explainAssignment } from '../timeline/explain-assignment.js';
import type { ProposedTherapistDto, RequestOutlookDto, RivalDto } from './request-inbox.dto.js';

/** Whether a request could be confirmed as it is, who else wants its time, and who could take it. */
@Injectable()
export class RequestOutlookQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: SlotReviewer,
    private readonly bookings: BookingQuery,
    private readonly clock: ShopClock,
  ) {}

  async of(request: OfficeBookingDto): Promise<RequestOutlookDto> {
    const { therapist_id: therapistId, is_unassigned: isUnassigned, booking_date: date, booking_time: time } = request;
    const slot = { date, time, serviceId: request.service_id, durationMinutes: request.booking_duration };
    const { verdict, competingRequests, heldBookings } = await this.slots.review(
      { ...slot, therapistId, isUnassigned },
      request.id,
    );
    const isFree = verdict === 'available';
    const waits = isFree && (await this.waitsForOthers(request));
    const asking = isUnassigned ? await this.findUnassigned(request) : competingRequests;
    const others = await this.bookings.allForOffice([...heldBookings, ...asking]);
    const rivals = others.filter((other) => !isSameVisit(other, request));
    return {
      is_free: isFree && !waits,
      reason: waits ? 'unassigned' : verdict,
      rivals: rivals.map(toRival),
      waiting: await this.countWaiting(request),
      proposal: isFree ? null : await this.propose(request, slot),
    };
  }

  private async propose({ id }: OfficeBookingDto, slot: Slot): Promise<ProposedTherapistDto | null> {
    const em = this.em.fork();
    const found = await proposeTherapists(em, { ...slot, now: this.clock.instant(), exceptBookingId: id });
    const [first] = found;
    if (!first) return null;
    const names = new Map(found.map(({ slot, therapistId }) => [therapistId, slot.therapistName]));
    const why = explainAssignment({ candidates: found }, names, this.formatInstant, { isProposal: true });
    return { therapist_id: first.therapistId, therapist_name: first.slot.therapistName, why };
  }

  /** Other requests for the same time without a therapist: a therapist who is free then can take only one of them. */
  private async findUnassigned({ id, therapist_id, booking_date, booking_time, booking_duration }: OfficeBookingDto) {
    const slot = [therapist_id, booking_date, booking_time, booking_duration, id];
    const rows = await sql<{ id: string }>(this.em.fork(), unassignedSql, slot);
    return rows.map((row) => row.id);
  }

  private async countWaiting(request: OfficeBookingDto): Promise<number> {
    const { service_id, therapist_id, is_unassigned, booking_date, booking_time } = request;
    const [row] = await sql<{ count: number }>(this.em.fork(), waitingSql, [
      service_id,
      is_unassigned ? null : therapist_id,
      booking_date,
      booking_time,
    ]);
    return row?.count ?? 0;
  }

  /** Whether another treatment of its visit has no therapist yet: the visit is confirmed as a whole. */
  private async waitsForOthers({ id, visit }: OfficeBookingDto): Promise<boolean> {
    return visit !== null && (await sql(this.em.fork(), unassignedOfVisitSql, [visit.id, id])).length > 0;
  }

  private readonly formatInstant = (instant: string) =>
    this.clock.formatTimestamp(new Date(instant)).replace('T', ', ').slice(0, 17);
}

interface Slot {
  date: string;
  time: string;
  serviceId: string;
  durationMinutes: number;
}

/** Of a couple each waits for a therapist of their own, and neither wants what is the other's. */
const isSameVisit = (one: OfficeBookingDto, other: OfficeBookingDto) =>
  one.status === 'pending' && one.visit !== null && one.visit.id === other.visit?.id;

const toRival = ({ id, client_name, booking_time, status }: OfficeBookingDto): RivalDto => ({
  id,
  client_name,
  booking_time,
  is_confirmed: status === 'confirmed',
});

const unassignedSql = /* sql */ `
  select id from bookings
  where therapist_id = $1::uuid and status = 'pending' and booking_date = $2::date and id <> $5::uuid
    and booking_date + booking_time < $2::date + $3::time + make_interval(mins => $4::int)
    and booking_date + booking_time + make_interval(mins => booking_duration) > $2::date + $3::time
  order by created_at, id`;

const unassignedOfVisitSql = /* sql */ `
  select from bookings b join therapists t on t.id = b.therapist_id
  where b.visit_id = $1 and b.id <> $2 and b.status = 'pending' and t.is_unassigned limit 1`;

const waitingSql = /* sql */ `
  select count(*)::int as count from waiting_list
  where status = 'waiting' and service_id = $1::uuid and ($2::uuid is null or therapist_id is null or therapist_id = $2::uuid)
    and exists (select from jsonb_array_elements(windows) as each
      where each ->> 'date' = $3 and each ->> 'from' <= $4 and each ->> 'to' >= $4)`;
