import { ApiProperty } from '@nestjs/swagger';
import { type NoteKind, NOTE_KINDS } from '../../clients/index.js';
import { IDENTITY_KINDS, type IdentityKind, NextBookingDto } from './client-match.dto.js';

export class ClientIdentityDto {
  @ApiProperty({ enum: IDENTITY_KINDS })
  kind!: IdentityKind;
  value!: string;
  /** Whether it occurs in earlier bookings only. */
  is_former!: boolean;
}

export class ClientNoteDto {
  id!: string;
  @ApiProperty({ enum: NOTE_KINDS })
  kind!: NoteKind;
  text!: string;
  /** Email address of the account that wrote it; null when no account did. */
  author!: string | null;
  /** Time at which it was written, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
}

/** Another record of the same person, or of a possibly identical one. */
export class RelatedClientDto {
  /** The id of the customer. */
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  bookings!: number;
}

/** A merged record, which can be unmerged. */
export class MergedClientDto extends RelatedClientDto {
  record_id!: string;
  /** The record that it was merged into, which may be a merged one itself. */
  merged_into!: string;
}

/** A person as the desk sees them: all their records together, without their spending. */
export class ClientDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  /** All identities of the person, current ones first. */
  identities!: ClientIdentityDto[];
  alert!: string | null;
  /** Notes on the client, newest first. */
  notes!: ClientNoteDto[];
  bookings!: number;
  completed!: number;
  no_shows!: number;
  /** Number of bookings cancelled after the moment until which clients may change them. */
  late_cancellations!: number;
  first_booking_date!: string | null;
  /** Id of the booking of their last visit, completed or not closed yet; null before the first one. */
  last_visit_id!: string | null;
  @ApiProperty({ type: NextBookingDto, nullable: true })
  next_booking!: NextBookingDto | null;
  merged!: MergedClientDto[];
  /** Clients with one of the same numbers or addresses, who may be the same person. At most 5. */
  similar!: RelatedClientDto[];
}
