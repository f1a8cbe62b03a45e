import { Button } from 'antd';
import type { Toast } from '../toast/toast-message.js';

/** What was done can be taken back from its message for so long, in seconds; from the history at any time. */
const UNDO_SECONDS = 10;

/** The part of a message that offers to take back what it says. Such messages are shown as one. */
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
