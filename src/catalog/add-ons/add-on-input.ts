import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInputError } from '../../kernel/errors.js';
import { type Cents, formatDecimal, parseCents, toAmount } from '../../kernel/money.js';
import { Service } from '../services/service.entity.js';
import type { AddOn } from './add-on.entity.js';

/** An add-on as an admin enters it. */
export interface AddOnInput {
  name: string;
  minutes: number;
  priceCents: Cents;
  serviceIds: readonly string[];
  isActive: boolean;
}

/** @throws InvalidInputError on `service_ids` for a service that there is not */
export async function toAddOnColumns(em: EntityManager, { priceCents, serviceIds, ...input }: AddOnInput) {
  const known = await em.count(Service, { id: { $in: [...serviceIds] } });
  if (known < serviceIds.length) throw new InvalidInputError('service_ids', 'This service is not offered');
  return { ...input, price: formatDecimal(priceCents), serviceIds: [...serviceIds].sort() };
}

/** Returns the fields as change events record them. */
export function toAddOnEventData({
  name,
  minutes,
  price,
  serviceIds,
  isActive,
}: Pick<AddOn, 'name' | 'minutes' | 'price' | 'serviceIds' | 'isActive'>) {
  return { name, minutes, price: toAmount(parseCents(price)), service_ids: serviceIds, is_active: isActive };
}
