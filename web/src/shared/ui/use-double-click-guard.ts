import { useEffect } from 'react';

/** What dialogs and drawers close by, when it is pressed. */
const MASKS = '.ant-modal-wrap, .ant-drawer-mask';

/** Keeps a dialog open that a double click has opened: the second press falls on its mask already, and would close it at once. */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    const ignoreSecondPress = (event: MouseEvent) => {
      if (event.detail > 1 && event.target instanceof Element && event.target.matches(MASKS)) event.stopPropagation();
    };
    document.addEventListener('click', ignoreSecondPress, { capture: true });
    return () => document.removeEventListener('click', ignoreSecondPress, { capture: true });
  }, []);
}
