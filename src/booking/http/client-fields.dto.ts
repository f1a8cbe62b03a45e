import { IsEmail, IsOptional, IsString, MaxLength } from 'class-validator';
import { TrimToNull } from '../../platform/http/validation/transform.decorators.js';

/** Something that can be seen: a name may contain joiners and other marks of no width, but not consist of them. */
export const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** What a client may leave out, whoever books for them. */
export class ClientFields {
  @TrimToNull()
  @IsOptional()
  @MaxLength(255, { message: 'Email must be less than 255 characters' })
  @IsEmail({ allow_utf8_local_part: false, ignore_max_length: true }, { message: 'Please enter a valid email address' })
  client_email?: string | null;

  // No rule but a bound against abuse.
  @TrimToNull()
  @IsOptional()
  @MaxLength(20_000, { message: 'Notes must be at most 20000 characters' })
  @IsString({ message: 'notes must be text' })
  notes?: string | null;
}
