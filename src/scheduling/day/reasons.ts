import { BOOKING_WINDOW_DAYS } from '../../catalog/index.js';
import { addDays, type LocalDate, type LocalTime, MINUTE_MS } from '../../kernel/local-time.js';

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
  /** Whether a booking that counts, a block, or a busy time of the therapist's own calendar is in the way. */
  isTaken: boolean;
  /** Slots remaining: max(0, available_slots − distinct start times held that day). */
  slotsRemaining: number;
  /**
   * Whether a suitable room is free, or none is needed: by the service, by Any Available, or in a shop without rooms.
   */
  hasRoom: boolean;
}

/** Reasons each of which alone keeps a booking from being confirmed, in the order in which they apply. */
const CONFIRM_RULES = {
  on_leave: ({ isOnLeave }) => isOnLeave,
  unreadable_hours: ({ hasUnreadableHours }) => hasUnreadableHours,
  not_rostered: ({ shifts }) => shifts === 0,
  outside_shift: ({ shifts, isInShift }) => shifts > 0 && !isInShift,
  taken: ({ isTaken }) => isTaken,
  fully_booked: ({ slotsRemaining }) => slotsRemaining === 0,
  no_room: ({ hasRoom }) => !hasRoom,
} as const satisfies Record<string, (slot: SlotContext) => boolean>;

/** Why a booking cannot be confirmed. */
export type ConfirmReason = keyof typeof CONFIRM_RULES;

/** Why a visitor cannot choose a start. A full day and hours that cannot be read leave it to be requested. */
export type VisitorReason =
  | 'past'
  | 'beyond_window'
  | 'closed'
  | 'service_not_given'
  | 'inactive'
  | Exclude<ConfirmReason, 'unreadable_hours' | 'fully_booked'>;

const RULES = Object.entries(CONFIRM_RULES) as [ConfirmReason, (slot: SlotContext) => boolean][];

/** Returns the first reason for which a booking there could not be confirmed; undefined where it could. */
export const findReason = (slot: SlotContext): ConfirmReason | undefined =>
  RULES.find(([, isInTheWay]) => isInTheWay(slot))?.[0];

/** Lists all reasons for which it could not be confirmed; none where it could. */
export const listReasons = (slot: SlotContext): ConfirmReason[] =>
  RULES.filter(([, isInTheWay]) => isInTheWay(slot)).map(([reason]) => reason);

/** Whether a booking there could be confirmed. */
export const canConfirm = (slot: SlotContext): boolean => findReason(slot) === undefined;

/** Whether a visitor's booking there would be confirmed: the shop itself may book outside its hours. */
export const canConfirmForVisitor = (slot: SlotContext): boolean =>
  slot.isOpen && slot.givesService && canConfirm(slot);

/** The circumstances of a start at which the therapist works and the day is not full. */
export const ROSTERED = {
  isOnLeave: false,
  hasUnreadableHours: false,
  shifts: 1,
  isInShift: true,
  slotsRemaining: 1,
} as const satisfies Partial<SlotContext>;

/**
 * Returns the reason for which a visitor cannot choose a start; null when it can be chosen, if only as a request: a full
 * day stays selectable, and without readable hours no shift restricts; nor does a day for which nobody is rostered yet.
 */
export function findVisitorReason(slot: SlotContext, isPast: boolean): VisitorReason | null {
  if (isPast) return 'past';
  if (!slot.isOpen) return 'closed';
  if (!slot.givesService) return 'service_not_given';
  if (slot.isOnLeave) return 'on_leave';
  if (slot.shifts === 0 && slot.isDayRostered) return 'not_rostered';
  if (slot.isTaken) return 'taken';
  if (!slot.hasRoom) return 'no_room';
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
