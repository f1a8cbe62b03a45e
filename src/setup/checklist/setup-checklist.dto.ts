import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export const SETUP_STEPS = [
  'details',
  'hours',
  'times',
  'treatment',
  'therapists',
  'roster',
  'mail',
  'booking',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export class SetupStepDto {
  @ApiProperty({ enum: SETUP_STEPS })
  step!: SetupStep;
  is_done!: boolean;
}

export class SetupChecklistDto {
  /** False once everything is done or somebody has hidden it, and in the demo shop. */
  is_shown!: boolean;
  /** The shop's IANA time zone, which its settings on the server decide. */
  time_zone!: string;
  /** Of the next 14 days those on which the shop is open, and how many of them somebody is rostered on. */
  open_days!: number;
  rostered_days!: number;
  steps!: SetupStepDto[];
}

export class TestMailReceiptDto {
  @IsUUID(undefined, { message: 'mail_id must be the id of a test mail' })
  mail_id!: string;
}
