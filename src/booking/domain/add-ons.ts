import type { BookedAddOn, BookedService } from './booking-details.js';

/** Returns a service, of which no add-on is part yet, with its add-ons. */
export function withAddOns(service: BookedService, addOns: readonly BookedAddOn[]): BookedService {
  if (addOns.length === 0) return service;
  return {
    ...service,
    durationMinutes: service.durationMinutes + countMinutes(addOns),
    totalCents: service.totalCents + countCents(addOns),
    addOns,
  };
}

/** Shortest length of a booking, in minutes. */
const MIN_MINUTES = 5;

/** Returns a service without its add-ons. @param listCents the price of it with them, in cents */
export function withoutAddOns({ addOns = [], ...service }: BookedService, listCents: number): BookedService {
  return {
    ...service,
    durationMinutes: Math.max(MIN_MINUTES, service.durationMinutes - countMinutes(addOns)),
    totalCents: listCents - countCents(addOns),
  };
}

/** Whether two bookings have the same service with the same add-ons, whatever these cost and last. */
export function isSameTreatment(one: BookedService, other: BookedService): boolean {
  return one.serviceId === other.serviceId && hasAddOns(one, listIds(other));
}

/** Whether the ids are those of the add-ons, in any order. */
export function hasAddOns(service: BookedService, ids: readonly string[]): boolean {
  const own = listIds(service);
  return own.length === ids.length && ids.every((id) => own.includes(id));
}

/** Returns what is given, as people read it: `Swedish Massage + Hot stones`. */
export const nameTreatment = ({ serviceName, addOns = [] }: Pick<BookedService, 'serviceName' | 'addOns'>): string =>
  [serviceName, ...addOns.map(({ name }) => name)].join(' + ');

/** Counts the minutes that add-ons take together. */
export const countMinutes = (addOns: readonly Pick<BookedAddOn, 'minutes'>[]): number =>
  addOns.reduce((sum, { minutes }) => sum + minutes, 0);

const countCents = (addOns: readonly BookedAddOn[]) => addOns.reduce((sum, { cents }) => sum + cents, 0);

const listIds = ({ addOns = [] }: BookedService) => addOns.map(({ id }) => id);
