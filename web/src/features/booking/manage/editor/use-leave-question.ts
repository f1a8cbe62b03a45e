import { useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useLossQuestion } from '../../../../shared/unsaved/use-loss-question.js';
import { editorKeys } from '../use-opened.js';

/** Asks before unsaved changes are lost: to another page, to another booking, or by closing the editor. */
export function useLeaveQuestion(isDirty: boolean) {
  const isFree = useRef(false);
  useLossQuestion(
    ({ currentLocation, nextLocation }) => isDirty && !isFree.current && placeOf(currentLocation) !== placeOf(nextLocation),
    isDirty,
  );
  return {
    /** Leaves without asking: everything is saved. */
    freely: (leave: () => void) => {
      isFree.current = true;
      leave();
    },
  };
}

/** Where the editor stands; filters may change beside it. */
function placeOf({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  return JSON.stringify([pathname, ...editorKeys.map((key) => params.get(key))]);
}
