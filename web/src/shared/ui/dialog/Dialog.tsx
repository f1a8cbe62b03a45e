import Modal, { type ModalProps } from 'antd/es/modal';
import { useRef } from 'react';
import { useDialogFocus } from './use-dialog-focus.js';

/** antd's dialog with the focus where people go on: on its first control while it is open, then on what opened it. */
export function Dialog({ afterClose, ...props }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  const restoreFocus = useDialogFocus(panel, props.open ?? false);
  return (
    <Modal
      {...props}
      panelRef={panel}
      afterClose={() => {
        restoreFocus();
        afterClose?.();
      }}
    />
  );
}
