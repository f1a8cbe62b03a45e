import { IsEmail, IsOptional, IsString, MaxLength } from 'class-validator';
import { TrimmedOrNull } from '../../platform/http/trimmed.js';

/** Something that can be seen: joiners and other marks of no width may stand in a name, but are none by themselves. */
export const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** What a client may leave out, whoever books for them. */
export class ClientFields {
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(255, { message: 'Email must be less than 255 characters' })
  @IsEmail({ allow_utf8_local_part: false, ignore_max_length: true }, { message: 'Please enter a valid email address' })
  client_email?: string | null;

  // No rule but a bound against abuse.
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(20_000, { message: 'Notes must be at most 20000 characters' })
  @IsString({ message: 'notes must be text' })
  notes?: string | null;
}
