import { MomentDto } from '../../queries/as-of/as-of.dto.js';
import { WaitingWindowDto } from './waiting-entry.dto.js';

/** A slot that was held for somebody who waited. */
export class PastOfferDto {
  therapist_name!: string;
  date!: string;
  /** `HH:mm` */
  time!: string;
  /** End of the offer on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  expires_at_local!: string;
}

/** An entry that waited at that moment. */
export class PastWaitingEntryDto {
  id!: string;
  /** Place in line, 1 for who had come first, among all who waited. */
  place!: number;
  service_name!: string;
  /** The therapist's name of today; null for anybody who gives the service. */
  therapist_name!: string | null;
  windows!: WaitingWindowDto[];
  /** The client's name; empty once erased, as the number is. */
  client_name!: string;
  client_phone!: string;
  client_email!: string | null;
  /** Time of joining on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  joined_at_local!: string;
  offer!: PastOfferDto | null;
}

/** The waiting list as it was at a moment. */
export class PastWaitingListDto extends MomentDto {
  /** Entries, first come first. */
  items!: PastWaitingEntryDto[];
}
