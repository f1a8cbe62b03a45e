import { useState } from 'react';
import { EMPTY_SLOT, type SlotDraft, type SlotType, startAt } from './slot-draft.js';

/** Holds the fields of a time slot. The type of a new one follows from its start until somebody chooses one. */
export function useSlotDraft(initial: SlotDraft) {
  const [draft, setDraft] = useState(initial);
  const [isTypeChosen, setTypeChosen] = useState(initial !== EMPTY_SLOT);
  return {
    draft,
    setTime: (field: 'start_time' | 'end_time', time: string) =>
      setDraft(field === 'start_time' ? startAt(draft, time, isTypeChosen) : { ...draft, end_time: time }),
    setType: (shift_type: SlotType) => {
      setDraft({ ...draft, shift_type });
      setTypeChosen(true);
    },
    reset: () => {
      setDraft(EMPTY_SLOT);
      setTypeChosen(false);
    },
  };
}
