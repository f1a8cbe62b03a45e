import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../../shared/api/generated.js';
import type { Problem } from '../../../../shared/api/problem.js';
import { formatMoney } from '../../../../shared/money/money.js';
import type { BookingDraft } from './booking-draft.js';

interface RefusedPrice {
  price: number | undefined;
  draft: BookingDraft;
  /** What the server said, until the new price has been read. */
  detail: string;
}

/** What is said when the price that was on screen is another one by now; the next press books at the new one. */
export function usePriceChange(draft: BookingDraft) {
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<RefusedPrice>();

  /** True when that is what a booking was refused for: services and therapists are then read again. */
  const takeRefusal = (problem: Problem | undefined, price: number | undefined): boolean => {
    if (problem?.code !== 'price-changed') return false;
    setRefused({ price, draft, detail: `${problem.detail}.` });
    dispatch(api.util.invalidateTags(['Catalog', 'Scheduling']));
    return true;
  };

  /** @param isCurrent the price has been read since the shop last changed it. @param button what sends it reads */
  const formatNotice = (
    price: number | undefined,
    isCurrent: boolean,
    button = 'Confirm Booking',
  ): string | undefined => {
    if (!refused || price === undefined) return undefined;
    const { service_id, therapist_id } = refused.draft;
    if (draft.service_id !== service_id || draft.therapist_id !== therapist_id) return undefined;
    // Read again, and the old one after all: nothing to say.
    if (price === refused.price) return isCurrent ? undefined : refused.detail;
    return `The price is now ${formatMoney(price)}. Press ${button} to book at this price.`;
  };

  return { takeRefusal, formatNotice, clear: () => setRefused(undefined) };
}
