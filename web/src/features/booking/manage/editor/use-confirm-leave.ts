import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useUnsavedChangesPrompt } from '../../../../shared/unsaved/use-unsaved-changes-prompt.js';
import { PANEL_PARAMS } from '../panel/use-panel-url.js';

/** Asks before unsaved changes are lost by going to another page or booking, or by closing the editor. */
export function useConfirmLeave(isDirty: boolean) {
  const skipConfirm = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  useUnsavedChangesPrompt(
    ({ currentLocation, nextLocation }) =>
      isDirty && !skipConfirm.current && toPanelLocationKey(currentLocation) !== toPanelLocationKey(nextLocation),
    isDirty,
  );
  return {
    /** Leaves without asking, because everything is saved. */
    withoutConfirm: (leave: () => void) => {
      if (isLeft.current) return;
      skipConfirm.current = true;
      leave();
    },
  };
}

/** Returns the panel's part of the URL; filters may change beside it. */
function toPanelLocationKey({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  return JSON.stringify([pathname, ...PANEL_PARAMS.map((key) => params.get(key))]);
}
