import { ApiProperty } from '@nestjs/swagger';
import { CancellationPolicyDto } from '../../../catalog/index.js';
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

/** A start with a therapist, in shop time. */
export class WaitingStartDto {
  therapist_id!: string;
  therapist_name!: string;
  date!: string;
  time!: string;
}

/** A slot that is held for somebody who waits. */
export class OwnOfferDto extends WaitingStartDto {
  /** Id of the booking that accepting it makes. An answer that names it answers this offer alone. */
  booking_id!: string;
  duration_minutes!: number;
  /** The price that the booking will have, in dollars. */
  price!: number;
  currency!: string;
  /** The policy under which accepting it books. */
  cancellation_policy!: CancellationPolicyDto;
  /** End of the offer, ISO 8601. */
  expires_at!: string;
  /** End of the offer, `HH:mm`, shop time. */
  expires_at_local!: string;
}

/** A waiting entry as its holder sees it. */
export class OwnWaitingEntryDto {
  @ApiProperty({ enum: WAITING_STATUSES })
  status!: WaitingStatus;
  first_name!: string;
  service_id!: string;
  service_name!: string;
  therapist_id!: string | null;
  /** The therapist; null for anybody who gives the service. */
  therapist_name!: string | null;
  windows!: WaitingWindowDto[];
  /** The offer while the status is `offered`, and the last one of an entry that ended when that lapsed. */
  offer!: OwnOfferDto | null;
  /** The offer that the shop took back, until another time is on offer. */
  withdrawn_offer!: OwnOfferDto | null;
  /** The last offer, which was not answered in time: its client waits on, until another time is on offer. */
  lapsed_offer!: OwnOfferDto | null;
  /** Whether the shop took them off the list; false unless the status is `withdrawn`. */
  is_withdrawn_by_shop!: boolean;
  /** Opens the booking on /booking-success; null until it is booked. */
  session_id!: string | null;
  /** The next start that could be booked at once, where there is nothing to wait for any more. */
  next_free!: WaitingStartDto | null;
  /** Opens the booking dialog with service, therapist, day and time of `next_free`: `/book?service=…`. */
  book_path!: string;
}

export class JoinedWaitingListDto {
  entry!: OwnWaitingEntryDto;
  /** Token that opens the entry on /waiting-list; its holder answers the offer. */
  token!: string;
}

/** The reasons why an entry has no offer, or `offered`. */
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
  'not_offered',
  'therapist_inactive',
  'closed',
] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** A waiting entry as the office sees it. */
export class OfficeWaitingEntryDto {
  id!: string;
  /** Place in line, 1 for who came first, among all who wait. */
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
  /** Instant of joining, ISO 8601. */
  joined_at!: string;
  offer!: OfficeOfferDto | null;
  @ApiProperty({ enum: WAITING_REASONS })
  reason!: WaitingReason;
  /** At most five starts that could be booked for them at once, the earliest first. */
  free!: WaitingFreeStartDto[];
}

export class OfficeOfferDto extends WaitingStartDto {
  /** End of the offer, ISO 8601. */
  expires_at!: string;
  /** End of the offer, `HH:mm`, shop time. */
  expires_at_local!: string;
}

export class WaitingFreeStartDto extends WaitingStartDto {
  /** Whether it starts too soon to be offered: the desk calls. */
  is_soon!: boolean;
}

/** Starts that are free now for somebody who is about to be added to the waiting list. */
export class WaitingOpeningsDto {
  /** At most five starts that could be booked at once, the earliest first. */
  free!: WaitingFreeStartDto[];
  /** Whether the first of them that does not start too soon is offered as soon as somebody who can be reached is added. */
  is_offered_at_once!: boolean;
}

export class OfficeWaitingListDto {
  items!: OfficeWaitingEntryDto[];
  /** Number of all who wait, on whatever day. */
  total!: number;
}
