import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { parseCents, toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { toVisitPlace } from '../queries/booking-row.js';
import type { DisplacementCause, PlacedBooking, RelocatingParty } from './planning/displaced-booking.js';
import type { DisplacedBookingDto } from './relocation-plan.dto.js';
import { isOpenSql } from '../is-open-sql.js';

/** Bookings grouped by what moves together, and each as it is shown to the shop. */
export interface DisplacedParties {
  parties: RelocatingParty[];
  shown: ReadonlyMap<string, DisplacedBookingDto>;
  currency: string | undefined;
}

/** Reads bookings that lose their place. */
@Injectable()
export class PlacedBookingsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns displaced bookings together with the open rest of their visits, except treatments that have begun. */
  async read(causes: ReadonlyMap<string, DisplacementCause>): Promise<DisplacedParties> {
    if (causes.size === 0) return { parties: [], shown: new Map(), currency: undefined };
    const rows = await sql<PlacedRow>(this.em.fork(), placedSql, [[...causes.keys()]]);
    const parties = Map.groupBy(rows, ({ id, visit_id }) => visit_id ?? id);
    return {
      parties: [...parties.values()].map((party) => party.map((row) => toPlaced(row, causes.get(row.id) ?? null))),
      shown: new Map(rows.map((row) => [row.id, toShown(row)])),
      currency: rows[0]?.currency,
    };
  }
}

type PlacedRow = Omit<DisplacedBookingDto, 'total_price' | 'visit'> & {
  service_id: string;
  is_unassigned: boolean;
  total_price: string;
  currency: string;
  visit_id: string | null;
  visit_guest: number | null;
  visit_part: number | null;
  visit_parts: number | null;
};

function toPlaced(row: PlacedRow, cause: DisplacementCause | null): PlacedBooking {
  const visit = toVisitPlace(row);
  return {
    bookingId: row.id,
    therapistId: row.therapist_id,
    isUnassigned: row.is_unassigned,
    date: row.booking_date,
    time: row.booking_time,
    serviceId: row.service_id,
    durationMinutes: row.booking_duration,
    priceCents: parseCents(row.total_price),
    isTherapistChosen: row.is_therapist_chosen,
    visit: visit && { id: visit.id, guest: visit.guest, part: visit.part },
    cause,
  };
}

function toShown(row: PlacedRow): DisplacedBookingDto {
  const { service_id, is_unassigned, total_price, currency, visit_id, visit_guest, visit_part, visit_parts, ...rest } =
    row;
  return { ...rest, total_price: toAmount(parseCents(total_price)), visit: toVisitPlace(row) };
}

const placedSql = /* sql */ `
  select b.id, b.version, b.status, b.client_name, b.client_phone, b.client_email is not null as has_email,
    b.service_id, b.service_name, b.booking_duration, b.total_price::text as total_price, b.currency,
    b.therapist_id, t.name as therapist_name, t.is_unassigned, b.booking_date::text as booking_date,
    to_char(b.booking_time, 'HH24:MI') as booking_time, b.visit_id, b.visit_guest, b.visit_part, b.visit_parts,
    not exists (
      select from event_log e where e.stream = b.id and e.version = 1 and e.type = 'BookingRequested' and e.data -> 'assignment' is not null
    ) as is_therapist_chosen
  from bookings b join therapists t on t.id = b.therapist_id
  where ${isOpenSql('b.status')} and b.day_state is distinct from 'in_service'
    and b.id in (
      select unnest($1::uuid[])
      union
      select other.id from bookings lost join bookings other on other.visit_id = lost.visit_id
      where lost.id = any ($1::uuid[]) and lost.visit_id is not null)
  order by b.booking_date, b.booking_time, b.visit_part nulls first, b.id`;
