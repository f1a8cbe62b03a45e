import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';

export class SlotExplanationQueryDto {
  @IsUUID('all', { message: 'therapist_id must be an id' })
  therapist_id!: string;

  @IsLocalDate()
  date!: string;

  @IsLocalTime()
  time!: string;
}

/** `past`, `closure`, `outside_hours` and `request` are warnings: the office may book all the same. */
const SLOT_CAUSES = [
  'not_offered',
  'inactive',
  'on_leave',
  'unreadable_hours',
  'not_rostered',
  'outside_shift',
  'booking',
  'offer',
  'block',
  'fully_booked',
  'no_room',
  'closure',
  'outside_hours',
  'request',
  'past',
] as const;
export type SlotCauseKind = (typeof SLOT_CAUSES)[number];

export class SlotCauseDto {
  @ApiProperty({ enum: SLOT_CAUSES })
  kind!: SlotCauseKind;

  /** Whose booking, request or offer; the closure's name; a block's reason. */
  name!: string | null;

  /** Begin of what is in the way, of leave, of the shift or of the business hours, `HH:mm`. */
  from!: string | null;

  /** Its end, `HH:mm`. */
  to!: string | null;

  /** Its end with the cleanup, `HH:mm`; null where there is none. */
  until!: string | null;
}

export class SlotExplanationDto {
  /** Whether the office could begin a booking there. */
  is_free!: boolean;

  /** Why not, the cause that decides first; and of what to warn. */
  causes!: SlotCauseDto[];

  /** Until when the therapist is free from there on, `HH:mm`. */
  free_until!: string | null;

  /** The shortest treatment, which has to fit in. */
  shortest_treatment!: string | null;

  /** How long that takes with the cleanup. */
  shortest_minutes!: number | null;
}
