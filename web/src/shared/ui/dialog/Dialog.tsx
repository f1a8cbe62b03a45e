import Modal, { type ModalProps } from 'antd/es/modal';
import { useState } from 'react';
import { useDialogFocus } from './use-dialog-focus.js';

interface DialogProps extends ModalProps {
  /** Whether the dialog's action is in progress: its button says so, and cannot be pressed again. */
  isBusy?: boolean;
}

/**
 * antd's dialog with the focus where people go on: on its first control while it is open, then on what opened it. Its
 * action leads to a field whose text was not taken, instead of leaving the text out.
 */
export function Dialog({ isBusy = false, okText, okButtonProps, afterClose, afterOpenChange, ...props }: DialogProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  const restoreFocus = useDialogFocus({ panel, isOpen: props.open ?? false, isShown });
  return (
    <Modal
      {...props}
      onOk={(event) => {
        const refused = panel?.querySelector<HTMLElement>('[data-refused]');
        if (refused) refused.focus();
        else props.onOk?.(event);
      }}
      okText={isBusy ? 'Processing...' : okText}
      okButtonProps={{ ...okButtonProps, disabled: isBusy || okButtonProps?.disabled }}
      // antd passes null, then the element again, at each rendering; null is ignored.
      panelRef={(element) => void (element && setPanel(element))}
      afterOpenChange={(shown) => {
        setShown(shown);
        afterOpenChange?.(shown);
      }}
      afterClose={() => {
        restoreFocus();
        afterClose?.();
      }}
    />
  );
}
