import { ApiProperty } from '@nestjs/swagger';
import { type NoteKind, NOTE_KINDS } from '../../clients/index.js';
import { IDENTITY_KINDS, type IdentityKind, NextBookingDto } from './client-match.dto.js';

export class ClientIdentityDto {
  @ApiProperty({ enum: IDENTITY_KINDS })
  kind!: IdentityKind;
  value!: string;
  /** It is in earlier bookings only. */
  is_former!: boolean;
}

export class ClientNoteDto {
  id!: string;
  @ApiProperty({ enum: NOTE_KINDS })
  kind!: NoteKind;
  text!: string;
  /** Address of the account that wrote it; null when it is none's. */
  author!: string | null;
  /** On the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
}

/** Another record of the same person, or of who may be the same. */
export class RelatedClientDto {
  /** Of the customer. */
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  bookings!: number;
}

/** A merged one: its record can be taken out again. */
export class MergedClientDto extends RelatedClientDto {
  record_id!: string;
  /** The record that it was merged into, which may be a merged one itself. */
  merged_into!: string;
}

/** A person as the desk knows them: all their records together, and nothing of what they spent. */
export class ClientDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  /** Everything the person was ever known by, what is so now first. */
  identities!: ClientIdentityDto[];
  alert!: string | null;
  /** Newest first. */
  notes!: ClientNoteDto[];
  bookings!: number;
  completed!: number;
  no_shows!: number;
  /** Cancelled after the moment until which clients may change a booking. */
  late_cancellations!: number;
  first_booking_date!: string | null;
  @ApiProperty({ type: NextBookingDto, nullable: true })
  next_booking!: NextBookingDto | null;
  merged!: MergedClientDto[];
  /** Those with one of the same numbers or addresses, who may be the same person. At most 5. */
  similar!: RelatedClientDto[];
}
