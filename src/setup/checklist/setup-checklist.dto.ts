import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export const SETUP_STEPS = [
  'details',
  'hours',
  'closures',
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
  /** Whether the checklist is shown: until everything is done or somebody has hidden it, and never in the demo shop. */
  is_shown!: boolean;
  /** The shop's IANA time zone, which is configured on its server. */
  time_zone!: string;
  /** Number of the next 14 days on which the shop is open; the next field counts those with a roster. */
  open_days!: number;
  rostered_days!: number;
  steps!: SetupStepDto[];
}

export class TestMailReceiptDto {
  @IsUUID(undefined, { message: 'mail_id must be the id of a test mail' })
  mail_id!: string;
}
