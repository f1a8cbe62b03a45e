import { useGetShopQuery } from '../../../../shared/api/generated.js';
import type { BookingOptions } from './use-booking-options.js';

/** Whether Any Available is chosen and the shop answers such a booking by hand. */
export function useIsAssignedByShop({ therapist, unassignedId }: BookingOptions): boolean {
  const { data: shop } = useGetShopQuery();
  return !!shop && !shop.assigns_any_available && therapist !== undefined && therapist.id === unassignedId;
}
