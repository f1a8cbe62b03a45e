import { IntersectionType, OmitType } from '@nestjs/swagger';
import { MomentDto } from '../../../booking/index.js';
import { ClientDto, ClientIdentityDto, ClientNoteDto } from '../../clients/client.dto.js';
import { PastListedBookingDto } from '../past-lists.dto.js';

/** A note that existed then, without its text, which past views do not show. */
export class PastNoteDto extends OmitType(ClientNoteDto, ['id', 'text'] as const) {}

/** A person as the desk knew them: all records together that were merged by then, under the id of the remaining one. */
export class PastClientDto extends IntersectionType(
  MomentDto,
  OmitType(ClientDto, [
    ...(['identities', 'external_ids', 'profile', 'preferred_therapist_name', 'notes', 'last_visit_id'] as const),
    ...(['merged', 'sharing'] as const),
  ]),
) {
  /** All identities that the person had until then, those current at the moment first. */
  identities!: ClientIdentityDto[];
  /** Notes, newest first. */
  notes!: PastNoteDto[];
  /** Bookings, latest first, at most 200. */
  items!: PastListedBookingDto[];
}
