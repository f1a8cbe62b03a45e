import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsDefined, IsIn, IsObject, IsUUID, ValidateNested } from 'class-validator';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { HypotheticalChangeDto } from './hypothetical-change.dto.js';

const KINDS = ['place', 'keep', 'call', 'cancel'] as const;

/** What somebody has decided by hand about a booking. */
export class RelocationChoiceDto {
  @IsUUID('all', { message: 'booking_id must be an id' })
  booking_id!: string;

  /** To another place; it stays; the client is called first; it is cancelled. */
  @IsIn(KINDS, { message: `kind must be one of ${KINDS.join(', ')}` })
  @ApiProperty({ enum: KINDS })
  kind!: (typeof KINDS)[number];

  /** Of a place. */
  @IsUndefinable()
  @IsUUID('all', { message: 'Please select a therapist' })
  therapist_id?: string;

  /** Of a place. */
  @IsUndefinable()
  @IsLocalDate()
  booking_date?: string;

  /** Of a place. */
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

  /** What is decided already: the others are planned around it. */
  @IsUndefinable()
  @ArrayMaxSize(200, { message: 'choices must have at most 200 entries' })
  @IsListOf(() => RelocationChoiceDto, 'choices must be a list')
  choices: RelocationChoiceDto[] = [];
}

export class FreePlacesQueryDto extends ChangePreviewDto {
  @IsUUID('all', { message: 'booking_id must be an id' })
  booking_id!: string;

  @IsLocalDate()
  date!: string;
}
