import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '../domain/booking-status.js';
import { VisitPlaceDto } from '../queries/booking.dto.js';

const DISPLACEMENT_CAUSES = ['closed', 'inactive', 'no_shift', 'away', 'overlap'] as const;
const RELOCATION_OUTCOMES = ['same_time', 'other_time', 'taken', 'keep', 'call', 'cancel'] as const;

/** A start with somebody. */
export class PlaceDto {
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd`, shop-local. */
  booking_date!: string;

  /** `HH:mm`, shop-local. */
  booking_time!: string;
}

/** A booking as it is now. */
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

  /** Minutes. */
  booking_duration!: number;
  total_price!: number;

  /** The client asked for this therapist, and did not leave it to the shop. */
  is_therapist_chosen!: boolean;
  visit!: VisitPlaceDto | null;
}

/** What would become of a booking. */
export class RelocationDto {
  booking!: DisplacedBookingDto;

  /** Why it cannot stay; null for one that only moves because others of its visit do. */
  @ApiProperty({ enum: DISPLACEMENT_CAUSES, nullable: true })
  cause!: (typeof DISPLACEMENT_CAUSES)[number] | null;

  /** `taken`: what was chosen by hand is not free. */
  @ApiProperty({ enum: RELOCATION_OUTCOMES })
  outcome!: (typeof RELOCATION_OUTCOMES)[number];

  /** Null where it goes nowhere. */
  place!: PlaceDto | null;
}

/** A shift during which the shop would be closed. */
export class ClosedShiftDto {
  id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd`, shop-local. */
  roster_date!: string;

  /** `HH:mm`, shop-local; null where its hours cannot be read. */
  start_time!: string | null;
  end_time!: string | null;
}

/** What a change would do to the upcoming bookings. */
export class RelocationPlanDto {
  /** Bookings that would lose their place. */
  displaced!: number;

  /** Of those, how many have another place. */
  fit!: number;

  /** Of those that fit nowhere, for how many no other time was looked for, since that would have taken too long. */
  unsearched!: number;

  /** Offers to people who wait that would lose their place besides: they are no bookings, and cost nothing. */
  offers!: number;

  /** Prices of all of them together. */
  total_price!: number;

  /** Prices of those that fit nowhere. */
  at_risk!: number;
  currency!: string;

  /** By date and time; the first 200. */
  rows!: RelocationDto[];

  /** Shifts to come that would lie wholly where the shop is closed; they stay. */
  closed_shifts!: number;

  /** By date and name; the first 200. */
  shifts!: ClosedShiftDto[];
}

/** When a booking could be given, and by whom. */
export class FreePlacesDto {
  times!: FreePlaceDto[];
}

export class FreePlaceDto {
  /** `HH:mm`, shop-local. */
  booking_time!: string;

  /** Who is free then, who lies best first. */
  therapists!: FreePlaceTherapistDto[];
}

export class FreePlaceTherapistDto {
  id!: string;
  name!: string;
}
