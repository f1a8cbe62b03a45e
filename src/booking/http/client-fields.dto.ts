import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { TrimToNull } from '../../platform/http/validation/transform.decorators.js';

/** Fields that a client may leave out, whoever books for them. */
export class ClientFields {
  @TrimToNull()
  @IsOptional()
  @IsEmailAddress('Please enter a valid email address')
  client_email?: string | null;

  // No rule but a bound against abuse.
  @TrimToNull()
  @IsOptional()
  @MaxLength(20_000, { message: 'Notes must be at most 20000 characters' })
  @IsString({ message: 'notes must be text' })
  notes?: string | null;
}

/** The client whom the office books for. */
export class ChosenClientFields {
  /**
   * The id of the client who was chosen among those whom the shop knows; left out or null for one who was typed in: they
   * are the client of this name and this address or number, else a new one.
   */
  @IsOptional()
  @IsUUID('all', mustBeId)
  client_id?: string | null;
}
