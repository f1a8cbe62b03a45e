import type { ServiceDto } from '../api/generated.js';
import { formatMoney } from '../money/money.js';

/** A treatment as lists show it: a service by itself, or the variants of one, the shortest first. */
export interface ServiceGroup<Service = ServiceDto> {
  /** The id of its first service. */
  id: string;
  name: string;
  /** At least one. */
  services: Service[];
}

type Named = Pick<ServiceDto, 'id' | 'name' | 'group'>;

/** Returns one entry for a treatment, in the order of the services. */
export function groupServices<Service extends Named>(services: readonly Service[]): ServiceGroup<Service>[] {
  const groups = new Map<string, ServiceGroup<Service>>();
  for (const service of services) {
    const key = service.group === null ? service.id : `group ${service.group}`;
    const known = groups.get(key);
    if (known) known.services.push(service);
    else groups.set(key, { id: service.id, name: service.group ?? service.name, services: [service] });
  }
  return [...groups.values()];
}

/** Formats the lowest price: `$80.00`, or `from $80.00` where others cost more. */
export function formatFromPrice({ services }: ServiceGroup): string {
  const prices = services.map(({ price }) => price);
  const least = formatMoney(Math.min(...prices));
  return prices.every((price) => price === prices[0]) ? least : `from ${least}`;
}

/** Formats the minutes, from the shortest to the longest: `60` or `60 to 90`. */
export function formatMinutes({ services }: ServiceGroup): string {
  const minutes = services.map(({ duration }) => duration);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return least === most ? String(least) : `${least} to ${most}`;
}

interface ServiceOption {
  value: string;
  label: string;
}

/** Returns the options of a list at the desk: variants below the name of their treatment. */
export const toServiceOptions = (services: readonly Named[]) =>
  groupServices(services).flatMap(
    ({ name, services: variants }): (ServiceOption | { label: string; options: ServiceOption[] })[] => {
      const options = variants.map((service) => ({ value: service.id, label: service.name }));
      return variants.some(({ group }) => group !== null) ? [{ label: name, options }] : options;
    },
  );
