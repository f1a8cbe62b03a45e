import { MaxLength } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

/**
 * The choices that a link to the booking dialog names. Unknown ones are answered with a notice instead of a refusal: a
 * visitor has only the link.
 */
export class BookingLinkQueryDto {
  /** The slug of a service. */
  @IsUndefinable()
  @MaxLength(200, { message: 'service must be at most 200 characters' })
  service?: string;

  /** The slug of a therapist. */
  @IsUndefinable()
  @MaxLength(200, { message: 'therapist must be at most 200 characters' })
  therapist?: string;

  /** Preselected date, `yyyy-MM-dd`. */
  @IsUndefinable()
  @MaxLength(200, { message: 'date must be at most 200 characters' })
  date?: string;
}

/** The choices that the dialog opens with, and notices about those parts of the link that it cannot use. */
export class BookingLinkDto {
  service_id!: string | null;
  therapist_id!: string | null;

  /** Preselected date, `yyyy-MM-dd`. */
  date!: string | null;

  /** Sentences for visitors, one for each part of the link that no longer holds. */
  notices!: string[];
}
