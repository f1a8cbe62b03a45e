import { BOOKING_WINDOW_DAYS } from '../../catalog/index.js';
import { addDays, type LocalDate, type LocalTime, MINUTE_MS } from '../../kernel/local-time.js';
import type { Availability } from '../../kernel/outcomes/verdict.js';

/** Slots remaining of Any Available, whose bookings are not limited. */
export const UNLIMITED_SLOTS = 999;

/** The circumstances of one start time of a therapist's day. */
export interface SlotContext {
  /**
   * Whether it is within the opening hours that an admin has saved, and not on a closure; always true where the shop
   * ignores them.
   */
  isOpen: boolean;
  /** Whether the therapist gives the wanted service, or none is chosen yet. */
  givesService: boolean;
  /** Number of roster entries of the day; two shifts are their union. */
  shifts: number;
  /** Whether any therapist has a shift that day; false for Any Available, who has no days off. */
  isDayRostered: boolean;
  /** Whether the hours of an entry cannot be read. */
  hasUnreadableHours: boolean;
  isInShift: boolean;
  /** Whether the treatment would run into approved leave. */
  isOnLeave: boolean;
  /** Whether a booking that counts, or a block, is in the way. */
  isTaken: boolean;
  /** Slots remaining: max(0, available_slots − distinct start times held that day). */
  slotsRemaining: number;
  /**
   * Whether a suitable room is free, or none is needed: by the service, by Any Available, or in a shop without rooms.
   */
  hasRoom: boolean;
}

/** Reasons each of which alone keeps a booking from being confirmed. */
export type SlotObstacle =
  'on_leave' | 'unreadable_hours' | 'not_rostered' | 'outside_shift' | 'taken' | 'fully_booked' | 'no_room';

interface ObstacleRule {
  obstacle: SlotObstacle;
  verdict: Availability;
  isInTheWay: (slot: SlotContext) => boolean;
}

/** The rules of availability, in the order in which they apply. Grid, check, claim and slot explanation share them. */
const OBSTACLE_RULES: readonly ObstacleRule[] = [
  { obstacle: 'on_leave', verdict: 'not_rostered', isInTheWay: ({ isOnLeave }) => isOnLeave },
  { obstacle: 'unreadable_hours', verdict: 'error', isInTheWay: ({ hasUnreadableHours }) => hasUnreadableHours },
  { obstacle: 'not_rostered', verdict: 'not_rostered', isInTheWay: ({ shifts }) => shifts === 0 },
  { obstacle: 'outside_shift', verdict: 'time_conflict', isInTheWay: (slot) => slot.shifts > 0 && !slot.isInShift },
  { obstacle: 'taken', verdict: 'time_conflict', isInTheWay: ({ isTaken }) => isTaken },
  { obstacle: 'fully_booked', verdict: 'fully_booked', isInTheWay: ({ slotsRemaining }) => slotsRemaining === 0 },
  { obstacle: 'no_room', verdict: 'no_room', isInTheWay: ({ hasRoom }) => !hasRoom },
];

/** Returns whether a booking there could be confirmed, and if not, the first reason. */
export const toAvailability = (slot: SlotContext): Availability =>
  OBSTACLE_RULES.find(({ isInTheWay }) => isInTheWay(slot))?.verdict ?? 'available';

/** The circumstances of a start at which the therapist works and the day is not full. */
export const ROSTERED = {
  isOnLeave: false,
  hasUnreadableHours: false,
  shifts: 1,
  isInShift: true,
  slotsRemaining: 1,
} as const satisfies Partial<SlotContext>;

/** Lists all reasons for which it could not be confirmed; none where it could. */
export const listObstacles = (slot: SlotContext): SlotObstacle[] =>
  OBSTACLE_RULES.filter(({ isInTheWay }) => isInTheWay(slot)).map(({ obstacle }) => obstacle);

/** Returns the availability for the office, which may see leave; visitors see a day off. */
export const toOfficeAvailability = (slot: SlotContext): Availability | 'on_leave' =>
  slot.isOnLeave ? 'on_leave' : toAvailability(slot);

/** Availability of one start for visitors: the shop itself may still book outside its hours. */
export type PublicAvailability = Availability | 'closed' | 'service_not_given';

export function toPublicAvailability(slot: SlotContext): PublicAvailability {
  if (!slot.isOpen) return 'closed';
  return slot.givesService ? toAvailability(slot) : 'service_not_given';
}

/** The reason for which a visitor cannot choose a start time; null when it can be chosen. */
type SlotUnavailableReason = 'past' | 'closed' | 'service_not_given' | 'day_off' | 'outside_shift' | 'taken' | null;

/**
 * Judges a start of the public grid: a full day stays selectable, and without readable hours no shift restricts; nor
 * does a day for which nobody is rostered yet.
 */
export function slotUnavailableReason(slot: SlotContext, isPast: boolean): SlotUnavailableReason {
  if (isPast) return 'past';
  if (!slot.isOpen) return 'closed';
  if (!slot.givesService) return 'service_not_given';
  if (slot.isOnLeave || (slot.shifts === 0 && slot.isDayRostered)) return 'day_off';
  if (slot.isTaken || !slot.hasRoom) return 'taken';
  const isRestricted = slot.shifts > 0 && !slot.hasUnreadableHours;
  return isRestricted && !slot.isInShift ? 'outside_shift' : null;
}

/** Whether nobody is on the roster yet for the day of a therapist. Any Available has no shifts on any day. */
export const isUnrostered = (slot: SlotContext | undefined): boolean =>
  !!slot && !slot.isDayRostered && slot.slotsRemaining !== UNLIMITED_SLOTS;

/** Whether a start is at or before now. All in shop time. */
export function isPast(date: LocalDate, time: LocalTime, now: { date: LocalDate; time: LocalTime }): boolean {
  return date < now.date || (date === now.date && time <= now.time);
}

/** Whether the public cannot book on a date yet. Both in shop time. */
export const isBeyondWindow = (date: LocalDate, today: LocalDate): boolean =>
  date > addDays(today, BOOKING_WINDOW_DAYS);

/** Returns the minutes that a slot takes beyond its treatment; 0 where bookings occupy their start only. */
export function getCleanupMinutes({
  startsAt,
  endsAt,
  durationMinutes,
}: {
  startsAt: string;
  endsAt: string;
  durationMinutes: number;
}): number {
  const [from = 0, to = 0] = [startsAt, endsAt].map((timestamp) => Date.parse(`${timestamp.replace(' ', 'T')}Z`));
  return Math.max(0, (to - from) / MINUTE_MS - durationMinutes);
}
