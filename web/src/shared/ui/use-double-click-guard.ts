import { useEffect } from 'react';

/** Selector of the masks on which a press closes a dialog or drawer. */
const MASKS = '.ant-modal-wrap, .ant-drawer-mask';

/**
 * Keeps open a dialog that a double click has opened: the second click already hits its mask, and would close it at
 * once.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    const ignoreSecondPress = (event: MouseEvent) => {
      if (event.detail > 1 && event.target instanceof Element && event.target.matches(MASKS)) event.stopPropagation();
    };
    document.addEventListener('click', ignoreSecondPress, { capture: true });
    return () => document.removeEventListener('click', ignoreSecondPress, { capture: true });
  }, []);
}
