import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsDefined, IsIn, IsObject, IsUUID, ValidateNested } from 'class-validator';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { HypotheticalChangeDto } from './hypothetical-change.dto.js';

const KINDS = ['place', 'keep', 'call', 'cancel'] as const;

/** A decision about one booking that was made by hand. */
export class RelocationChoiceDto {
  @IsUUID('all', mustBeId)
  booking_id!: string;

  /** The booking moves to another place, stays, waits for a call to its client, or is cancelled. */
  @IsIn(KINDS, { message: `kind must be one of ${KINDS.join(', ')}` })
  @ApiProperty({ enum: KINDS })
  kind!: (typeof KINDS)[number];

  /** The therapist of the new place. */
  @IsUndefinable()
  @IsUUID('all', { message: 'Please select a therapist' })
  therapist_id?: string;

  /** The date of the new place. */
  @IsUndefinable()
  @IsLocalDate()
  booking_date?: string;

  /** The start of the new place, in shop time. */
  @IsUndefinable()
  @IsLocalTime()
  booking_time?: string;
}

export class ChangePreviewDto {
  @ValidateNested()
  @IsObject({ message: 'change must be an object' })
  @Type(() => HypotheticalChangeDto)
  @IsDefined({ message: 'change is missing' })
  change!: HypotheticalChangeDto;

  /** Decisions that are made already: the others are planned around them. */
  @IsUndefinable()
  @ArrayMaxSize(200, { message: 'choices must have at most 200 entries' })
  @IsListOf(() => RelocationChoiceDto, 'choices must be a list')
  choices: RelocationChoiceDto[] = [];
}

export class FreePlacesQueryDto extends ChangePreviewDto {
  @IsUUID('all', mustBeId)
  booking_id!: string;

  @IsLocalDate()
  date!: string;
}
