import type { BookingStep } from '../../booking/index.js';
import { listDrawerTimes, listSaleTimes, type PlannedDrawer, type PlannedSale } from '../../payments/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { rankByTime } from './rank-by-time.js';

/** A shift as the roster has it. */
export interface RosteredShift {
  member: { id: string; name: string };
  day: { date: LocalDate };
  shiftHours: string;
}

/** All steps of a booking, and how it was paid. */
export interface PlannedHistory {
  steps: BookingStep[];
  sale?: PlannedSale;
}

/**
 * A part of a shop's history: a shift that is entered, all of a booking, or the drawer of a day. Its events follow each
 * other.
 */
export type PlannedItem = { shift: RosteredShift; at: Date } | PlannedHistory | { drawer: PlannedDrawer };

/** The history of a shop as it is loaded. */
export interface BulkPlan {
  /**
   * The place of each event among all by time, in the order in which they are made. Its length is the number of events.
   */
  readonly ranks: Uint32Array;
  /** The last number of each kind of paper; left out where nothing was paid. */
  readonly paperNumbers?: Readonly<Record<string, number>>;
  items(): Iterable<PlannedItem>;
}

/** Ranks the events of planned items by time. */
export function rankItems(items: Iterable<PlannedItem>): Uint32Array {
  const times: number[] = [];
  for (const item of items) times.push(...toEventTimes(item));
  return rankByTime(Float64Array.from(times));
}

/** Returns the number of events of a step. */
export function countEvents(step: BookingStep): number {
  return step.kind === 'request' && step.verdict === 'available' ? 2 : 1;
}

function toEventTimes(item: PlannedItem): number[] {
  if ('shift' in item) return [item.at.getTime()];
  if ('drawer' in item) return listDrawerTimes(item.drawer).map((at) => at.getTime());
  const { steps, sale } = item;
  return [
    ...steps.flatMap((step) => Array.from({ length: countEvents(step) }, () => step.at.getTime())),
    ...(sale ? listSaleTimes(sale).map((at) => at.getTime()) : []),
  ];
}
