import { useEffect, useRef } from 'react';
import { scrollToStep } from '../fields/focus-field.js';
import { firstMissingField, type BookingDraft, type DraftField } from './booking-draft.js';

/** A press in a grid settles these; a list stays in sight, since its choice is described below it. */
const LEADING: readonly (DraftField | undefined)[] = ['booking_date', 'booking_time'];

/** On a phone, brings the next thing to choose into view once a date or a time is chosen. */
export function useLeadOn(draft: BookingDraft, isPhone: boolean): void {
  const next = firstMissingField(draft);
  const before = useRef(next);
  useEffect(() => {
    const isSettled = LEADING.includes(before.current) && next !== before.current;
    const settled = before.current;
    before.current = next;
    if (isPhone && next && isSettled && settled && draft[settled]) scrollToStep(next);
  });
}
