import { MomentDto } from '../../queries/as-of/as-of.dto.js';
import { WaitingWindowDto } from './waiting-entry.dto.js';

/** A time that was held for somebody. */
export class PastOfferDto {
  therapist_name!: string;
  date!: string;
  /** `HH:mm` */
  time!: string;
  /** On the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  expires_at_local!: string;
}

/** Somebody who waited. */
export class PastWaitingEntryDto {
  id!: string;
  /** 1 for who had come first, among all who waited. */
  place!: number;
  service_name!: string;
  /** Under the name of now; null for anybody who gives the service. */
  therapist_name!: string | null;
  windows!: WaitingWindowDto[];
  /** Empty once erased, as the number is. */
  client_name!: string;
  client_phone!: string;
  client_email!: string | null;
  /** On the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  joined_at_local!: string;
  offer!: PastOfferDto | null;
}

/** The waiting list as it was. */
export class PastWaitingListDto extends MomentDto {
  /** First come first. */
  items!: PastWaitingEntryDto[];
}
