import { InvalidInputError } from '../../../kernel/errors.js';
import type { BookedService } from '../booking-details.js';
import type { BookingPriceChanged } from '../events/service.events.js';
import type { BookingDetails } from '../booking.state.js';
import { type AgreedPrice, toTotalCents, type PriceInput } from './agreed-price.js';

/**
 * Agrees a price with a client, or takes it back; does nothing where the price is the same already.
 * @throws InvalidInputError on `price_reason` when it is blank, on `price_value` for more off than the list price
 */
export function changePrice(
  { service, agreed }: Pick<BookingDetails, 'service' | 'agreed'>,
  input: PriceInput | undefined,
): BookingPriceChanged[] {
  if (!input) return [];
  const listCents = agreed?.listCents ?? service.totalCents;
  if (input.kind === 'list') return agreed ? [toEvent(service, listCents, null)] : [];
  const { kind, value, reason } = input;
  if (reason.trim() === '') throw new InvalidInputError('price_reason', 'Please give a reason for the price');
  const isSame = agreed?.kind === kind && agreed.value === value && agreed.because === reason.trim();
  return isSame ? [] : [toEvent(service, toTotalCents({ listCents, kind, value }), { listCents, kind, value }, reason)];
}

function toEvent(
  { currency }: BookedService,
  totalCents: number,
  agreed: AgreedPrice | null,
  reason?: string,
): BookingPriceChanged {
  const personal = reason === undefined ? null : { reason: reason.trim() };
  return { type: 'BookingPriceChanged', data: { totalCents, currency, agreed }, personal };
}
