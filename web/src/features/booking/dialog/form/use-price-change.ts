import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../../shared/api/generated.js';
import type { Problem } from '../../../../shared/api/problem.js';
import { SHOP_TAGS } from '../../../../shared/api/tags.js';
import { formatMoney } from '../../../../shared/money/money.js';
import type { BookingDraft } from './booking-draft.js';

interface RefusedPrice {
  price: number | undefined;
  draft: BookingDraft;
  /** The server's message, until the new price has been read. */
  detail: string;
}

/** Handles a price that changed while it was on screen; the next press books at the new one. */
export function usePriceChange(draft: BookingDraft) {
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<RefusedPrice>();

  /**
   * Takes a refusal that is about the price, and reads services and therapists again.
   * @returns false for other refusals
   */
  const takeRefusal = (problem: Problem | undefined, price: number | undefined): boolean => {
    if (problem?.code !== 'price-changed') return false;
    setRefused({ price, draft, detail: `${problem.detail}.` });
    dispatch(api.util.invalidateTags([...SHOP_TAGS]));
    return true;
  };

  /**
   * Returns the message about the changed price.
   * @param isCurrent whether the price was read after the shop's last change
   * @param button text of the button that sends it
   */
  const formatNotice = (price: number | undefined, isCurrent: boolean, button: string): string | undefined => {
    if (!refused || price === undefined) return undefined;
    const { service_id, therapist_id, add_ons } = refused.draft;
    if (draft.service_id !== service_id || draft.therapist_id !== therapist_id || draft.add_ons !== add_ons)
      return undefined;
    // Read again and unchanged: there is nothing to say.
    if (price === refused.price) return isCurrent ? undefined : refused.detail;
    return `The price is now ${formatMoney(price)}. Press ${button} to book at this price.`;
  };

  return { takeRefusal, formatNotice, clear: () => setRefused(undefined) };
}
