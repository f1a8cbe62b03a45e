import Modal, { type ModalProps } from 'antd/es/modal';
import { useState } from 'react';
import { useDialogFocus } from './use-dialog-focus.js';

/** antd's dialog with the focus where people go on: on its first control while it is open, then on what opened it. */
export function Dialog({ afterClose, afterOpenChange, ...props }: ModalProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  const restoreFocus = useDialogFocus({ panel, isOpen: props.open ?? false, isShown });
  return (
    <Modal
      {...props}
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
