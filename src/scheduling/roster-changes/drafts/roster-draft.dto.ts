import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { RosterOutcomeDto, ShiftRefDto } from '../roster-change.dto.js';

/** More are not named at once. */
const MAX_PUBLISHED_DRAFTS = 5_000;

/** A shift that nobody can book until it is published. */
export class OfficeDraftDto {
  id!: string;
  therapist_id!: string;
  therapist_name!: string;

  /** The day, `yyyy-MM-dd`. */
  roster_date!: string;
  shift_type!: string;

  /** Hours as `09:00 - 17:00`. */
  shift_hours!: string;

  /** Start time, `HH:mm`. */
  start_time!: string;

  /** End time, `HH:mm`. */
  end_time!: string;
  version!: number;
}

/** The drafts to publish: those of some days, both included, for all or some therapists. */
export class PublicationDto {
  @IsLocalDate()
  from!: string;

  @IsLocalDate()
  to!: string;

  /** Ids of the therapists; all when left out. */
  @IsUndefinable()
  @ArrayMaxSize(200, { message: 'At most 200 therapists are named' })
  @IsUUID('all', { each: true, message: 'therapist_ids must be ids' })
  @IsArray({ message: 'therapist_ids must be a list' })
  therapist_ids?: string[];

  /** Only these, as they were seen: what somebody else has added or changed since stays a draft. All when it is left out. */
  @IsUndefinable()
  @ArrayMaxSize(MAX_PUBLISHED_DRAFTS, { message: `At most ${MAX_PUBLISHED_DRAFTS} drafts are published at once` })
  @IsListOf(() => ShiftRefDto, 'drafts must be a list of drafts')
  drafts?: ShiftRefDto[];
}

/** A therapist whom the publication mails. */
export class PublicationRecipientDto {
  therapist_id!: string;
  therapist_name!: string;
  shifts!: number;

  /** Whether the therapist has an account to mail. */
  is_mailed!: boolean;
}

export class PublicationPreviewDto extends RosterOutcomeDto {
  recipients!: PublicationRecipientDto[];
}

export class PublishedDto extends PublicationPreviewDto {
  /** The id for `POST /roster-changes/{id}/undo`; null when there was nothing to publish. */
  change_id!: string | null;
}
