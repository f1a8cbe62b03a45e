import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
} from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { MAX_ALERT_LENGTH, type NoteKind, NOTE_KINDS } from '../../clients/index.js';

export class ClientAlertDto {
  /** One line that everybody who books or treats the client has to know; null or missing removes it. */
  @IsOptional()
  @MaxLength(MAX_ALERT_LENGTH, { message: `alert must have at most ${MAX_ALERT_LENGTH} characters` })
  @IsString({ message: 'alert must be text' })
  alert?: string | null;

  /** The alert that this one replaces, as it was shown; null for none. Left out, whatever is there is replaced. */
  @IsOptional()
  @IsString({ message: 'seen_alert must be text' })
  seen_alert?: string | null;
}

export class NewClientNoteDto {
  @IsIn(NOTE_KINDS, { message: 'kind must be note or health' })
  @ApiProperty({ enum: NOTE_KINDS })
  kind!: NoteKind;

  @MaxLength(2000, { message: 'text must have at most 2000 characters' })
  @MinLength(1, { message: 'text must not be empty' })
  @IsString({ message: 'text must be text' })
  text!: string;
}

export class MergeClientsDto {
  /** Id of the client who is the same person. */
  @IsUUID(undefined, { message: 'other_id must be the id of a client' })
  other_id!: string;
}

export class SeparateClientDto {
  /** One of the names in the client's identities. */
  @MaxLength(300, { message: 'name must have at most 300 characters' })
  @IsString({ message: 'name must be one of the client’s names' })
  name!: string;

  /** Ids of the notes that go along; the others stay. */
  @IsUndefinable()
  @IsUUID(undefined, { each: true, message: 'notes must be ids of notes' })
  @ArrayMaxSize(500, { message: 'notes must be at most 500' })
  @IsArray({ message: 'notes must be a list' })
  notes: string[] = [];

  /** Whether the alert is with both from then on. */
  @IsUndefinable()
  @IsBoolean({ message: 'copy_alert must be true or false' })
  copy_alert: boolean = false;
}
