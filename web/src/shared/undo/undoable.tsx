import type { Toast } from '../toast/toast-message.js';
import { Button } from '../ui/button/Button.js';

/** Seconds for which an undo is offered in a toast; in the history it is offered at any time. */
const UNDO_SECONDS = 10;

/** Returns the part of a toast that offers undo. Such toasts are shown as a group. */
export const undoable = (undo: () => unknown, more?: React.ReactNode): Partial<Toast> => ({
  isUndoable: true,
  seconds: UNDO_SECONDS,
  action: (
    <>
      <Button onClick={() => void undo()}>Undo</Button>
      {more}
    </>
  ),
});
