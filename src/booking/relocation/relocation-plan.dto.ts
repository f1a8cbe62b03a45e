import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '../domain/booking-status.js';
import { VisitPlaceDto } from '../queries/booking.dto.js';

const DISPLACEMENT_CAUSES = ['closed', 'inactive', 'no_shift', 'away', 'overlap'] as const;
const RELOCATION_OUTCOMES = ['same_time', 'other_time', 'taken', 'keep', 'call', 'cancel'] as const;

/** A start with a therapist. */
export class PlaceDto {
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd`, shop-local. */
  booking_date!: string;

  /** `HH:mm`, shop-local. */
  booking_time!: string;
}

/** A booking at its present place. */
export class DisplacedBookingDto extends PlaceDto {
  id!: string;
  version!: number;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  client_name!: string;
  client_phone!: string;

  /** Whether there is an address to write to. */
  has_email!: boolean;
  service_name!: string;

  /** Length in minutes. */
  booking_duration!: number;
  total_price!: number;

  /** Whether the client asked for this therapist, and did not leave it to the shop. */
  is_therapist_chosen!: boolean;
  visit!: VisitPlaceDto | null;
}

/** The outcome of a change for one booking. */
export class RelocationDto {
  booking!: DisplacedBookingDto;

  /** The reason why it cannot stay; null for one that only moves because others of its visit do. */
  @ApiProperty({ enum: DISPLACEMENT_CAUSES, nullable: true })
  cause!: (typeof DISPLACEMENT_CAUSES)[number] | null;

  /** `taken`: the place that was chosen by hand is not free. */
  @ApiProperty({ enum: RELOCATION_OUTCOMES })
  outcome!: (typeof RELOCATION_OUTCOMES)[number];

  /** The new place; null where there is none. */
  place!: PlaceDto | null;
}

/** A shift during all or a part of which the shop would be closed. */
export class ClosedShiftDto {
  id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd`, shop-local. */
  roster_date!: string;

  /** `HH:mm`, shop-local; null where its hours cannot be read. */
  start_time!: string | null;
  end_time!: string | null;
}

/** The effect that a change would have on upcoming bookings. */
export class RelocationPlanDto {
  /** Number of bookings that would lose their place. */
  displaced!: number;

  /** Number of displaced bookings that have another place. */
  fit!: number;

  /**
   * Number of bookings that fit nowhere and for which no other time was looked for, because that would have taken too
   * long.
   */
  unsearched!: number;

  /**
   * Number of offers to people who wait that would lose their place besides: they are no bookings, and cost nothing.
   */
  offers!: number;

  /** Total price of all displaced bookings. */
  total_price!: number;

  /** Total price of the bookings that fit nowhere. */
  at_risk!: number;
  currency!: string;

  /** The first 200 bookings, by date and time. */
  rows!: RelocationDto[];

  /** Number of upcoming shifts that would run outside the opening hours, in part or wholly; they stay. */
  closed_shifts!: number;

  /** The first 200 of these shifts, by date and name. */
  shifts!: ClosedShiftDto[];
}

/** The times at which a booking could be given, and by whom. */
export class FreePlacesDto {
  times!: FreePlaceDto[];
}

export class FreePlaceDto {
  /** `HH:mm`, shop-local. */
  booking_time!: string;

  /** Therapists who are free then, the best fit first. */
  therapists!: FreePlaceTherapistDto[];
}

export class FreePlaceTherapistDto {
  id!: string;
  name!: string;
}
