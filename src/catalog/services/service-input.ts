import { type Cents, formatDecimal, parseCents, toAmount } from '../../kernel/money.js';
import type { Service } from './service.entity.js';

/** Minutes of a service without a duration. */
export const DEFAULT_DURATION_MINUTES = 60;

/** A service as an admin enters it. */
export interface ServiceInput {
  /** Its name; of a variant, the name is made of group and label, and this one is not read. */
  name: string;
  /** The treatment that it is a variant of; null for none. An edit without it, under the name as it is, keeps that. */
  group?: string | null;
  /** Label that tells it apart in its group; without one its minutes do. */
  variant?: string | null;
  description: string | null;
  /** Price in cents; null counts as 0. */
  priceCents: Cents | null;
  /** Duration in minutes; null counts as the default duration. */
  durationMinutes: number | null;
  /** Minutes kept free afterwards; null for those of the booking rules. */
  cleanupMinutes: number | null;
}

type ServiceColumns = Pick<
  Service,
  'name' | 'groupName' | 'variant' | 'description' | 'price' | 'duration' | 'cleanupMinutes'
>;

export function toColumns({ description, priceCents, durationMinutes, cleanupMinutes, ...named }: ServiceInput) {
  return {
    ...toNames(named, durationMinutes ?? DEFAULT_DURATION_MINUTES),
    description,
    price: priceCents === null ? null : formatDecimal(priceCents),
    duration: durationMinutes,
    cleanupMinutes,
  };
}

function toNames({ name, group, variant }: Pick<ServiceInput, 'name' | 'group' | 'variant'>, minutes: number) {
  if (!group) return { name, groupName: null, variant: null };
  const label = variant || `${minutes} minutes`;
  return { name: `${group}, ${label}`, groupName: group, variant: label };
}

/** Returns the fields as change events record them. */
export function toServiceEventData(columns: ServiceColumns) {
  const { name, groupName, variant, description, price, duration, cleanupMinutes } = columns;
  return {
    name,
    group: groupName ?? null,
    variant: variant ?? null,
    description: description ?? null,
    price: price == null ? null : toAmount(parseCents(price)),
    duration: duration ?? null,
    cleanup: cleanupMinutes ?? null,
  };
}
