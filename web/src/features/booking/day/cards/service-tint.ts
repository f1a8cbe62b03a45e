import { createContext, useContext } from 'react';

const TINT_COUNT = 8;

/** Numbers of tints by the id of their service. */
export type ServiceTints = ReadonlyMap<string, number>;

/**
 * Gives each service one of eight tints: that of its id, or the next one that no service before it has, as far as there
 * are enough.
 */
export function assignTints(serviceIds: readonly string[]): ServiceTints {
  const tints = new Map<string, number>();
  const taken = new Set<number>();
  for (const id of serviceIds.toSorted()) {
    const own = toOwnTint(id);
    const free = Array.from({ length: TINT_COUNT }, (_, step) => (own + step) % TINT_COUNT).find(
      (tint) => !taken.has(tint),
    );
    tints.set(id, free ?? own);
    taken.add(free ?? own);
  }
  return tints;
}

export const ServiceTintContext = createContext<ServiceTints>(new Map());

/** Returns the tint of a service as a CSS variable. */
export function useServiceTint(serviceId: string): string {
  return formatTint(serviceId, useContext(ServiceTintContext));
}

/** Returns the tint of a service as a CSS variable; one that is no longer offered has that of its id. */
export const formatTint = (serviceId: string, tints: ServiceTints): string =>
  `var(--tint-${tints.get(serviceId) ?? toOwnTint(serviceId)})`;

function toOwnTint(serviceId: string): number {
  let sum = 0;
  for (const letter of serviceId) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % TINT_COUNT;
}

/** Returns two letters that tell treatments apart without colour: `Hot Stone Massage` → `HS`, `Remedial` → `Re`. */
export function serviceMark(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2);
}
