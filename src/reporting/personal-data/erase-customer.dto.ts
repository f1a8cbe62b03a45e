import { IsString, MaxLength } from 'class-validator';

export class EraseCustomerDto {
  /** The customer's name, typed by whoever erases: 422 when it is another. */
  @MaxLength(300, { message: 'confirm_name must have at most 300 characters' })
  @IsString({ message: 'Type the name of the client whose data are to be erased' })
  confirm_name!: string;
}
