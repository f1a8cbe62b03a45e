import { type Cents, formatDecimal, parseCents, toAmount } from '../../kernel/money.js';
import type { Service } from './service.entity.js';

/** Minutes of a service without a duration. */
export const DEFAULT_DURATION_MINUTES = 60;

/** A service as an admin enters it. */
export interface ServiceInput {
  name: string;
  description: string | null;
  /** Price in cents; null counts as 0. */
  priceCents: Cents | null;
  /** Duration in minutes; null counts as the default duration. */
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

/** Returns the fields as change events record them. */
export function toServiceEventData({ name, description, price, duration, cleanupMinutes }: ServiceColumns) {
  return {
    name,
    description: description ?? null,
    price: price == null ? null : toAmount(parseCents(price)),
    duration: duration ?? null,
    cleanup: cleanupMinutes ?? null,
  };
}
