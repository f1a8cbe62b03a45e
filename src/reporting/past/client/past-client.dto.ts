import { ApiProperty } from '@nestjs/swagger';
import { MomentDto } from '../../../booking/index.js';
import { type NoteKind, NOTE_KINDS } from '../../../clients/index.js';
import { NextBookingDto } from '../../clients/client-match.dto.js';
import { ClientIdentityDto } from '../../clients/client.dto.js';
import { PastListedBookingDto } from '../past-lists.dto.js';

/** That somebody had written something down; what it was is not kept for those who look back. */
export class PastNoteDto {
  @ApiProperty({ enum: NOTE_KINDS })
  kind!: NoteKind;
  /** Address of the account that wrote it; null when it is none's. */
  author!: string | null;
  /** On the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
}

/** A person as the desk knew them: all records together that were merged by then. */
export class PastClientDto extends MomentDto {
  /** Of the record that the others were merged into. */
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  /** Everything the person was known by until then, what was so then first. */
  identities!: ClientIdentityDto[];
  alert!: string | null;
  /** Newest first. */
  notes!: PastNoteDto[];
  bookings!: number;
  completed!: number;
  no_shows!: number;
  /** Cancelled after the moment until which clients could change a booking. */
  late_cancellations!: number;
  first_booking_date!: string | null;
  @ApiProperty({ type: NextBookingDto, nullable: true })
  next_booking!: NextBookingDto | null;
  /** The latest first, at most 200. */
  items!: PastListedBookingDto[];
}
