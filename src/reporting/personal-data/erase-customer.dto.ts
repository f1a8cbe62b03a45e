import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export class EraseCustomerDto {
  /** The customer's name, typed by the person who erases: 422 when it is another. */
  @MaxLength(300, { message: 'confirm_name must have at most 300 characters' })
  @IsString({ message: 'Type the name of the client whose data are to be erased' })
  confirm_name!: string;

  /** Ids of the other identities that are erased with the customer's; none by default. */
  @IsOptional()
  @IsUUID(undefined, { each: true, message: 'identities must be ids of identities' })
  @ArrayMaxSize(50, { message: 'identities must be at most 50' })
  @IsArray({ message: 'identities must be a list' })
  identities?: string[];

  /** Whether future appointments keep their time, without a name, or are cancelled, without any mail. */
  @IsOptional()
  @IsIn(['keep', 'cancel'], { message: 'upcoming must be keep or cancel' })
  upcoming?: 'keep' | 'cancel';
}
