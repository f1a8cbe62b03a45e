import { MomentDto } from '../../booking/index.js';
import { PastListedBookingDto } from './past-lists.dto.js';

/** A request that nobody had answered. */
export class PastRequestDto extends PastListedBookingDto {
  /** Empty once erased. */
  client_phone!: string;
  /** Minutes since it was made. */
  waiting_minutes!: number;
}

export class PastRequestListDto {
  /** Oldest first, at most 100. */
  items!: PastRequestDto[];
  /** Those beyond them included. */
  total!: number;
}

/** The inbox as it was, without the clients who were to be called. */
export class PastRequestsDto extends MomentDto {
  /** Their time was still to come. */
  waiting!: PastRequestListDto;
  /** Their time had passed. */
  unanswered!: PastRequestListDto;
}
