import { IsString, IsUUID, MaxLength } from 'class-validator';

/** The delivery to retry now, or to dismiss. */
export class RetryDto {
  @MaxLength(100)
  @IsString({ message: 'Say whose delivery it is' })
  subscriber!: string;

  @IsUUID(undefined, { message: 'Say which event it is about' })
  event_id!: string;
}
