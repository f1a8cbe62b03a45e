import { IntersectionType, OmitType } from '@nestjs/swagger';
import { MomentDto } from '../../../booking/index.js';
import { ClientDto, ClientIdentityDto, ClientNoteDto } from '../../clients/client.dto.js';
import { PastListedBookingDto } from '../past-lists.dto.js';

/** That somebody had written something down; what it was is not kept for those who look back. */
export class PastNoteDto extends OmitType(ClientNoteDto, ['id', 'text'] as const) {}

/** A person as the desk knew them: all records together that were merged by then, under the id of the one that stayed. */
export class PastClientDto extends IntersectionType(
  MomentDto,
  OmitType(ClientDto, ['identities', 'notes', 'merged', 'similar'] as const),
) {
  /** Everything the person was known by until then, what was so then first. */
  identities!: ClientIdentityDto[];
  /** Newest first. */
  notes!: PastNoteDto[];
  /** The latest first, at most 200. */
  items!: PastListedBookingDto[];
}
