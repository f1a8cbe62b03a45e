import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useGetDueDepositQuery } from '../../../../shared/api/generated.js';
import { ASK, toDepositFields } from '../deposit/deposit-choice.js';
import { isComplete, type MorePart } from '../visits/more-parts.js';
import type { Draft } from './editor-draft.js';
import type { Offerings } from './fields/use-offerings.js';

/**
 * Reads the deposit that is due for a new booking, and holds what becomes of it.
 * @param isDue whether saving confirms the booking, for which alone one may be due
 */
export function useDueDeposit(draft: Draft, more: readonly MorePart[], { price }: Offerings, isDue: boolean) {
  const [choice, changeChoice] = useState(ASK);
  const isOwnPrice = (draft.price_kind !== 'list' || draft.add_ons !== '') && price !== undefined;
  const first = `${draft.service_id},${draft.therapist_id}${isOwnPrice ? `,${price.toFixed(2)}` : ''}`;
  const part = [first, ...more.filter(isComplete).map((each) => `${each.service_id},${each.therapist_id}`)];
  const query = isDue && isComplete(draft) ? { part, clientId: draft.client_id || undefined } : skipToken;
  const { currentData, refetch } = useGetDueDepositQuery(query, { refetchOnMountOrArgChange: true });
  const amount = currentData?.amount ?? 0;
  return {
    amount,
    choice,
    changeChoice,
    isAsked: amount > 0 && !choice.isWaived,
    fields: amount > 0 ? toDepositFields(choice) : {},
    /** Reads it again, after the server has named another. */
    reread: () => void (query !== skipToken && refetch()),
  };
}
