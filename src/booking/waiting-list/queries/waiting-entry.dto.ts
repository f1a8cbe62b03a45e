import { ApiProperty } from '@nestjs/swagger';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { WAITING_STATUSES, type WaitingStatus } from '../domain/waiting-entry.evolve.js';

/** A range of a day's start times, both ends included, in shop time. */
export class WaitingWindowDto {
  @IsLocalDate()
  date!: string;

  @IsLocalTime()
  from!: string;

  @IsLocalTime()
  to!: string;
}

/** A start with somebody, in shop time. */
export class WaitingStartDto {
  therapist_id!: string;
  therapist_name!: string;
  date!: string;
  time!: string;
}

/** What is held for somebody who waits. */
export class OwnOfferDto extends WaitingStartDto {
  /** Of the booking that accepting it makes. An answer that names it is to this offer alone. */
  booking_id!: string;
  duration_minutes!: number;
  /** Dollars: what the booking will cost. */
  price!: number;
  currency!: string;
  /** ISO 8601. */
  expires_at!: string;
  /** `HH:mm`, shop time. */
  expires_at_local!: string;
}

/** A place on the waiting list as its holder sees it. */
export class OwnWaitingEntryDto {
  @ApiProperty({ enum: WAITING_STATUSES })
  status!: WaitingStatus;
  first_name!: string;
  service_id!: string;
  service_name!: string;
  therapist_id!: string | null;
  /** Null for anybody who gives the service. */
  therapist_name!: string | null;
  windows!: WaitingWindowDto[];
  /** While the status is `offered`, and of a lapsed one what it was. */
  offer!: OwnOfferDto | null;
  /** What the shop took back, until another time is on offer. */
  withdrawn_offer!: OwnOfferDto | null;
  /** Opens the booking on /booking-success, once booked. */
  session_id!: string | null;
  /** The next start that could be booked at once, where there is nothing to wait for any more. */
  next_free!: WaitingStartDto | null;
  /** Opens the booking dialog with service, therapist, day and time of `next_free`: `/book?service=…`. */
  book_path!: string;
}

export class JoinedWaitingListDto {
  entry!: OwnWaitingEntryDto;
  /** Opens it on /waiting-list; whoever holds it answers the offer. */
  token!: string;
}

/** Why an entry has no offer, or `offered`. */
const WAITING_REASONS = [
  'offered',
  'free',
  'starts_soon',
  'no_address',
  'quiet_hours',
  'desk_picks',
  'taken',
  'fully_booked',
  'no_room',
  'not_rostered',
  'service_not_given',
  'closed',
] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** Somebody who waits, as the office sees them. */
export class OfficeWaitingEntryDto {
  id!: string;
  /** 1 for who came first, among all who wait. */
  place!: number;
  @ApiProperty({ enum: ['waiting', 'offered'] })
  status!: 'waiting' | 'offered';
  service_id!: string;
  service_name!: string;
  therapist_id!: string | null;
  therapist_name!: string | null;
  windows!: WaitingWindowDto[];
  client_name!: string;
  client_phone!: string;
  client_email!: string | null;
  /** ISO 8601. */
  joined_at!: string;
  offer!: OfficeOfferDto | null;
  @ApiProperty({ enum: WAITING_REASONS })
  reason!: WaitingReason;
  /** What could be booked for them at once, at most five, the earliest first. */
  free!: WaitingFreeStartDto[];
}

export class OfficeOfferDto extends WaitingStartDto {
  /** ISO 8601. */
  expires_at!: string;
  /** `HH:mm`, shop time. */
  expires_at_local!: string;
}

export class WaitingFreeStartDto extends WaitingStartDto {
  /** It starts too soon to be offered: the desk calls. */
  is_soon!: boolean;
}

export class OfficeWaitingListDto {
  items!: OfficeWaitingEntryDto[];
  /** All who wait, on whatever day. */
  total!: number;
}
