import type { AddOnDto, ServiceDto } from '../../../../shared/api/generated.js';

/** Returns the ids of a draft, which holds them as one text. */
export const toAddOnIds = (text: string | undefined): string[] => text?.split(',') ?? [];

/** Returns the draft's text of ids; undefined for none. */
export const toAddOnText = (ids: readonly string[]): string | undefined => ids.join(',') || undefined;

/** Lists the add-ons that go with a service. */
export const listFitting = (addOns: readonly AddOnDto[], serviceId: string | undefined): AddOnDto[] =>
  addOns.filter(({ service_ids }) => service_ids.some((id) => id === serviceId));

/** Returns a service with what its add-ons add to name, minutes and price. */
export function withAddOns(service: ServiceDto, addOns: readonly AddOnDto[]): ServiceDto {
  const cents = [service, ...addOns].reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return {
    ...service,
    name: [service, ...addOns].map(({ name }) => name).join(' + '),
    duration: service.duration + countMinutes(addOns),
    price: cents / 100,
  };
}

/** Counts the minutes that add-ons take together. */
export const countMinutes = (addOns: readonly AddOnDto[]): number =>
  addOns.reduce((sum, { minutes }) => sum + minutes, 0);
