import { MomentDto } from '../../booking/index.js';
import { PastListedBookingDto } from './past-lists.dto.js';

/** A request that had no answer yet. */
export class PastRequestDto extends PastListedBookingDto {
  /** Phone number of the client; empty once erased. */
  client_phone!: string;
  /** Minutes since it was made. */
  waiting_minutes!: number;
}

export class PastRequestListDto {
  /** The requests, oldest first, at most 100. */
  items!: PastRequestDto[];
  /** Number of all of them, including those beyond the 100. */
  total!: number;
}

/** The inbox as it was, without the clients who were to be called. */
export class PastRequestsDto extends MomentDto {
  /** Requests whose time was still to come. */
  waiting!: PastRequestListDto;
  /** Requests whose time had passed. */
  unanswered!: PastRequestListDto;
}
