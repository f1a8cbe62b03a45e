import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button/Button.js';
import { useCloseOnBack } from '../dialog/frame/use-close-on-back.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';

interface MoveDialogProps {
  isOpen: boolean;
  isMoving: boolean;
  canMove: boolean;
  moveText: string;
  /** Why the last press was refused, beside the button that was pressed. */
  refusal?: ReactNode;
  onMove: () => void;
  onCancel: () => void;
  /** Called once the dialog has faded. */
  onClosed: () => void;
  children: ReactNode;
}

/** The dialog in which a client chooses another time. It stays open while the new time is being sent. */
export function MoveDialog(props: MoveDialogProps) {
  const { isOpen, isMoving, canMove, moveText, refusal, onMove, onCancel, onClosed, children } = props;
  const cancel = () => {
    if (!isMoving) onCancel();
  };
  useCloseOnBack(cancel);
  return (
    <Dialog
      open={isOpen}
      title={<h2>Change Time</h2>}
      className="own-booking-move"
      width={860}
      centered
      onCancel={cancel}
      afterClose={onClosed}
      footer={
        <>
          {refusal && <div className="own-booking-refusal">{refusal}</div>}
          <Button size="large" onClick={cancel}>
            Keep my booking
          </Button>
          <Button size="large" variant="primary" disabled={!canMove || isMoving} onClick={onMove}>
            {isMoving ? 'Processing...' : moveText}
          </Button>
        </>
      }
    >
      <div className="own-booking-dialog">{children}</div>
    </Dialog>
  );
}
