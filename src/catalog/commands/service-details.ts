import { amountOf, type Cents, centsOf } from '../../platform/money.js';
import type { Service } from '../entities/service.entity.js';

/** What an admin says about a service. */
export interface ServiceDetails {
  name: string;
  description: string | null;
  /** An absent price counts 0. */
  priceCents: Cents | null;
  /** An absent duration counts 60 minutes. */
  durationMinutes: number | null;
}

/** As the log keeps it. */
export function serviceFact({ name, description, price, duration }: Pick<Service, 'name' | 'description' | 'price' | 'duration'>) {
  return {
    name,
    description: description ?? null,
    price: price == null ? null : amountOf(centsOf(price)),
    duration: duration ?? null,
  };
}
