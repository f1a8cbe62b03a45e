import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';

export class SlotExplanationQueryDto {
  @IsUUID('all', mustBeId)
  therapist_id!: string;

  @IsLocalDate()
  date!: string;

  @IsLocalTime()
  time!: string;
}

/**
 * Causes for which a slot is not free. `past`, `closure`, `outside_hours` and `request` are warnings: the office may
 * book all the same.
 */
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
  'own_calendar',
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

  /** The client of a booking, request or offer; the name of a closure; the reason of a block. */
  name!: string | null;

  /** Start of what is in the way, of leave, of the shift or of the business hours, `HH:mm`. */
  from!: string | null;

  /** End of what is in the way, of leave, of the shift or of the business hours, `HH:mm`. */
  to!: string | null;

  /** End of what is in the way with its cleanup, `HH:mm`; null where there is none. */
  until!: string | null;
}

export class SlotExplanationDto {
  /** Whether the office could begin a booking there. */
  is_free!: boolean;

  /** Reasons why not, the deciding one first, and warnings. */
  causes!: SlotCauseDto[];

  /** End of the time for which the therapist is free from there on, `HH:mm`. */
  free_until!: string | null;

  /** Name of the shortest treatment, which has to fit in. */
  shortest_treatment!: string | null;

  /** Minutes that the shortest treatment takes with its cleanup. */
  shortest_minutes!: number | null;
}
