import { IsOptional, MaxLength } from 'class-validator';

/** What a link to the booking dialog names. What nobody knows is answered in words, not refused: a visitor has only the link. */
export class BookingLinkQueryDto {
  /** The slug of a service. */
  @IsOptional()
  @MaxLength(200, { message: 'service must be at most 200 characters' })
  service?: string;

  /** The slug of a therapist. */
  @IsOptional()
  @MaxLength(200, { message: 'therapist must be at most 200 characters' })
  therapist?: string;

  /** `yyyy-MM-dd` */
  @IsOptional()
  @MaxLength(200, { message: 'date must be at most 200 characters' })
  date?: string;
}

/** What the dialog opens with, and what of the link it cannot take. */
export class BookingLinkDto {
  service_id!: string | null;
  therapist_id!: string | null;

  /** `yyyy-MM-dd` */
  date!: string | null;

  /** One sentence for each part of the link that no longer holds. */
  notices!: string[];
}
