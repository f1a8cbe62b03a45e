import { type Cents, formatDecimal, parseCents, toAmount } from '../../kernel/money.js';
import type { Service } from './service.entity.js';

/** Minutes of a service that has no duration of its own. */
export const DEFAULT_DURATION_MINUTES = 60;

/** A service as an admin enters it. */
export interface ServiceInput {
  name: string;
  description: string | null;
  /** Null counts 0. */
  priceCents: Cents | null;
  /** Null counts as the default duration. */
  durationMinutes: number | null;
  /** Minutes kept free afterwards; null for those of the booking rules. */
  cleanupMinutes: number | null;
}

type ServiceColumns = Pick<Service, 'name' | 'description' | 'price' | 'duration' | 'cleanupMinutes'>;

export function toColumns({ name, description, priceCents, durationMinutes, cleanupMinutes }: ServiceInput) {
  return {
    name,
    description,
    price: priceCents === null ? null : formatDecimal(priceCents),
    duration: durationMinutes,
    cleanupMinutes,
  };
}

/** The fields as change events record them. */
export function toServiceEventData({ name, description, price, duration, cleanupMinutes }: ServiceColumns) {
  return {
    name,
    description: description ?? null,
    price: price == null ? null : toAmount(parseCents(price)),
    duration: duration ?? null,
    cleanup: cleanupMinutes ?? null,
  };
}
