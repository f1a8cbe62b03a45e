import { IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { DayRangeDto } from '../../../platform/http/validation/ranges.dto.js';

const statusFilters = ['active', 'all', 'pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
const dayStateFilters = ['expected', 'late', 'arrived', 'in_service'] as const;

export class BookingFilterDto extends DayRangeDto {
  /** `active` is every status except cancelled. */
  @IsUndefinable()
  @IsIn(statusFilters, { message: `status must be one of ${statusFilters.join(', ')}` })
  status: (typeof statusFilters)[number] = 'active';

  @IsUndefinable()
  @IsLocalDate()
  date?: string;

  /** Part of the client's name, email address or phone number, however they are spelt; words in any order. */
  @IsUndefinable()
  @MaxLength(200, { message: 'name must have at most 200 characters' })
  @IsString({ message: 'name must be text' })
  name?: string;

  /** The therapist whose bookings are listed; all when left out. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;

  /**
   * The day state of the confirmed bookings that are listed; `late` are those of today that have begun while nobody is
   * here.
   */
  @IsUndefinable()
  @IsIn(dayStateFilters, { message: `day_state must be one of ${dayStateFilters.join(', ')}` })
  day_state?: (typeof dayStateFilters)[number];

  /** Order by date and time: the earliest first, or the latest. */
  @IsUndefinable()
  @IsIn(['earliest', 'latest'], { message: 'order must be one of earliest, latest' })
  order: 'earliest' | 'latest' = 'earliest';
}
