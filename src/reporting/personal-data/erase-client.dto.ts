import { ArrayMaxSize, IsArray, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

export class EraseClientDto {
  /** The client's name, typed by the person who erases: 422 when it is another. */
  @MaxLength(300, { message: 'confirm_name must have at most 300 characters' })
  @IsString({ message: 'Type the name of the client whose data are to be erased' })
  confirm_name!: string;

  /** Ids of other clients of the preview who are erased as well; none by default. */
  @IsUndefinable()
  @IsUUID(undefined, { each: true, message: 'also must be ids of clients' })
  @ArrayMaxSize(50, { message: 'also must be at most 50' })
  @IsArray({ message: 'also must be a list' })
  also?: string[];

  /** Whether future appointments keep their time, without a name, or are cancelled, without any mail. */
  @IsUndefinable()
  @IsIn(['keep', 'cancel'], { message: 'upcoming must be keep or cancel' })
  upcoming?: 'keep' | 'cancel';
}
