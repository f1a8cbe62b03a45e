import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Availability } from '../../kernel/verdict.js';

/** Slots left of a therapist whose bookings are not limited: Any Available. */
export const UNLIMITED_SLOTS = 999;

/** What is known about one start time of a therapist's day. */
export interface SlotContext {
  /** Within the opening hours that an admin has saved, and no closure; everything is where the shop ignores them. */
  isOpen: boolean;
  /** The therapist does the wanted service, or none is chosen yet. */
  givesService: boolean;
  /** Roster entries of the day; two shifts are their union. */
  shifts: number;
  /** Somebody has a shift that day; false for Any Available, who has no days off. */
  isDayRostered: boolean;
  /** An entry's hours cannot be read. */
  hasUnreadableHours: boolean;
  isInShift: boolean;
  /** A booking that counts, or a block, is in the way. */
  isTaken: boolean;
  /** max(0, available_slots − distinct start times held that day) */
  slotsRemaining: number;
  /** A room that fits is free, or none is needed: by the service, by Any Available, or by a shop without rooms. */
  hasRoom: boolean;
}

/** The rules of availability: grid, check and claim share them. */
export function toAvailability(slot: SlotContext): Availability {
  if (slot.hasUnreadableHours) return 'error';
  if (slot.shifts === 0) return 'not_rostered';
  if (!slot.isInShift || slot.isTaken) return 'time_conflict';
  if (slot.slotsRemaining === 0) return 'fully_booked';
  return slot.hasRoom ? 'available' : 'no_room';
}

/** What a visitor is told of one start: the shop may still book what lies outside its hours. */
export type PublicAvailability = Availability | 'closed' | 'service_not_given';

export function toPublicAvailability(slot: SlotContext): PublicAvailability {
  if (!slot.isOpen) return 'closed';
  return slot.givesService ? toAvailability(slot) : 'service_not_given';
}

/** Why a visitor cannot choose a start time; null when it can be chosen. */
export type SlotUnavailableReason =
  'past' | 'closed' | 'service_not_given' | 'day_off' | 'outside_shift' | 'taken' | null;

/**
 * The public grid: a full day stays selectable, and without readable hours no shift restricts; nor does a day for which
 * nobody is rostered yet.
 */
export function slotUnavailableReason(slot: SlotContext, isPast: boolean): SlotUnavailableReason {
  if (isPast) return 'past';
  if (!slot.isOpen) return 'closed';
  if (!slot.givesService) return 'service_not_given';
  if (slot.shifts === 0 && slot.isDayRostered) return 'day_off';
  if (slot.isTaken || !slot.hasRoom) return 'taken';
  const isRestricted = slot.shifts > 0 && !slot.hasUnreadableHours;
  return isRestricted && !slot.isInShift ? 'outside_shift' : null;
}

/** A start at or before now is past. All in shop time. */
export function isPast(date: LocalDate, time: LocalTime, now: { date: LocalDate; time: LocalTime }): boolean {
  return date < now.date || (date === now.date && time <= now.time);
}
