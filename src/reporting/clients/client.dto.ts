import { ApiProperty } from '@nestjs/swagger';
import {
  type NoteKind,
  NOTE_KINDS,
  NOTE_SOURCES,
  type NoteSource,
  type Pressure,
  PRESSURES,
} from '../../clients/index.js';
import { ClientProfileDto } from './client-profile.dto.js';
import {
  CONTACT_KINDS,
  type ContactKind,
  IDENTITY_KINDS,
  type IdentityKind,
  NextBookingDto,
} from './client-match.dto.js';

export class ClientIdentityDto {
  @ApiProperty({ enum: IDENTITY_KINDS })
  kind!: IdentityKind;
  value!: string;
  /** Whether it occurs in earlier bookings only. */
  is_former!: boolean;
}

/** An identity as the client's page shows it. */
export class OwnIdentityDto extends ClientIdentityDto {
  /** Whether it is another name than that of the record, else the one shown: those of this name may be somebody else. */
  is_other_name!: boolean;
}

export class ClientNoteDto {
  id!: string;
  @ApiProperty({ enum: NOTE_KINDS })
  kind!: NoteKind;
  text!: string;
  /** Email address of the account that wrote or imported it; null when no account did. */
  author!: string | null;
  /** `import` where a file of another system brought it; null where it was written here. */
  @ApiProperty({ enum: NOTE_SOURCES, nullable: true })
  source!: NoteSource | null;
  /** Time at which it was written, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
}

/** Another client. */
class OtherClientDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  bookings!: number;
}

/** A client who was merged into this one, and can be separated again. */
export class MergedClientDto extends OtherClientDto {
  /** Id of the client that it was merged into, which may be a merged one itself. */
  merged_into!: string;
}

/** Another person who is known by the same address or number. */
export class SharingClientDto extends OtherClientDto {
  /** Kinds of contact that both have. */
  @ApiProperty({ enum: CONTACT_KINDS, isArray: true })
  shares!: ContactKind[];
}

/** The preferences of a client, to be mentioned when they book. */
class ClientPreferencesDto {
  /** The name of the preferred therapist; null without one. */
  therapist_name!: string | null;
  @ApiProperty({ enum: PRESSURES, nullable: true })
  pressure!: Pressure | null;
}

/** The client whom a booking of some name, address and number would belong to. */
class ContactOwnerDto {
  id!: string;
  name!: string;
  email!: string | null;
  alert!: string | null;
  @ApiProperty({ type: ClientPreferencesDto, nullable: true })
  preferences!: ClientPreferencesDto | null;
}

export class ContactOwnersDto {
  /** The client with this name and this address or number; null where a booking would make a new one. */
  @ApiProperty({ type: ContactOwnerDto, nullable: true })
  client!: ContactOwnerDto | null;
  /** Other people who are known by the address or number. At most 5. */
  sharing!: SharingClientDto[];
}

/** A client under several names, who may be several people. */
class SharedClientDto {
  id!: string;
  name!: string;
  /** The other names. */
  others!: string[];
  email!: string | null;
  phone!: string;
}

export class SharedClientsDto {
  /** The clients, by name; at most 500. */
  items!: SharedClientDto[];
}

/** A person as the desk sees them: all their records together, without their spending. */
export class ClientDto {
  id!: string;
  name!: string;
  email!: string | null;
  phone!: string;
  /** All identities of the person, current ones first. */
  identities!: OwnIdentityDto[];
  /** Keys by which files of another system know the person. */
  external_ids!: string[];
  alert!: string | null;
  /** Tags, preferences and birthday. */
  profile!: ClientProfileDto;
  /** The name of the preferred therapist; null without one. */
  preferred_therapist_name!: string | null;
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
  /** Other people who are known by one of the same numbers or addresses: a family, or the same person twice. At most 5. */
  sharing!: SharingClientDto[];
}
