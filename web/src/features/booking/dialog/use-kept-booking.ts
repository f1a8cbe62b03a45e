import { useEffect, useState } from 'react';
import { findTabDraft, keepTabDraft } from '../../../shared/unsaved/tab-draft.js';
import type { BookingDraft } from './form/booking-draft.js';
import type { VisitPart } from './visit/visit-parts.js';

/** What a visitor has entered and not sent yet. */
interface KeptBooking {
  draft: BookingDraft;
  /** The treatments besides the first one. */
  more: readonly VisitPart[];
}

const KEY = 'booking';

/** Returns what was entered before a reload, or before the page was left. */
export const useKeptBooking = (): KeptBooking | undefined => useState(() => findTabDraft<KeptBooking>(KEY))[0];

/** Keeps what is entered for this tab; undefined when there is nothing to lose. */
export function useKeepBooking(entered: KeptBooking | undefined): void {
  useEffect(() => {
    if (!entered) return keepTabDraft(KEY, undefined);
    const { website: _, ...draft } = entered.draft;
    keepTabDraft(KEY, { ...entered, draft });
  });
}

export const dropKeptBooking = (): void => keepTabDraft(KEY, undefined);
