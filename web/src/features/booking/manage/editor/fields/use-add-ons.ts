import { type BookedAddOnDto, type OfficeBookingDto, useListAddOnsQuery } from '../../../../../shared/api/generated.js';
import { type Draft, splitIds } from '../editor-draft.js';

/**
 * Reads the add-ons to choose from: those that go with the service, and those that the booking has, as they were booked.
 */
export function useAddOns(draft: Draft, base: OfficeBookingDto | undefined) {
  const list = useListAddOnsQuery();
  const booked = base?.service_id === draft.service_id ? base.add_ons : [];
  const offered = (list.data ?? []).filter(
    ({ id, service_ids }) => service_ids.includes(draft.service_id) && !booked.some((one) => one.id === id),
  );
  const choices: BookedAddOnDto[] = [...booked, ...offered];
  const ids = splitIds(draft.add_ons);
  const chosen = choices.filter(({ id }) => ids.includes(id));
  return {
    list,
    choices,
    /** By how much the chosen ones are longer and dearer than those of the booking, in minutes and in dollars. */
    more: {
      minutes: sumOf(chosen, 'minutes') - sumOf(booked, 'minutes'),
      price: sumOf(chosen, 'price') - sumOf(booked, 'price'),
    },
  };
}

const sumOf = (addOns: readonly BookedAddOnDto[], what: 'minutes' | 'price') =>
  addOns.reduce((sum, addOn) => sum + Math.round(addOn[what] * 100), 0) / 100;
