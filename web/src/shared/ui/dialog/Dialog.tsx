import Modal from 'antd/es/modal';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { useDialogFocus } from './use-dialog-focus.js';
import './dialog.css';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** In pixels. */
  width?: number;
  /** Pixels above it, where it is long. */
  top?: number;
  centered?: boolean;
  className?: string;
  /** What its action is called; without, it has none. */
  okText?: string;
  cancelText?: string;
  /** Whether the action destroys something, so that its button is red. */
  isDanger?: boolean;
  isOkDisabled?: boolean;
  /** Whether the action is in progress: its button says so, and cannot be pressed again. */
  isBusy?: boolean;
  /** Whether nothing is left to be cancelled. */
  isDone?: boolean;
  /** Beside the buttons, at their other end. */
  aside?: ReactNode;
  /** In place of the buttons. */
  footer?: ReactNode;
  /** Whether its contents are removed when it closes. */
  destroyOnHidden?: boolean;
  onOk?: () => unknown;
  onCancel: () => void;
  /** Called once it has faded. */
  afterClose?: () => void;
  children?: ReactNode;
}

const parts = { title: 'ui-dialog-title', body: 'ui-dialog-body', footer: 'ui-dialog-foot' };

/**
 * antd's dialog with the focus where people go on: on its first control while it is open, then on what opened it. Its
 * action leads to a field whose text was not taken, instead of leaving the text out.
 */
export function Dialog(props: DialogProps) {
  const { open, title, width, top, centered, className, destroyOnHidden, onOk, onCancel, afterClose, children } = props;
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  const restoreFocus = useDialogFocus({ panel, isOpen: open, isShown });
  const act = () => {
    const refused = panel?.querySelector<HTMLElement>('[data-refused]');
    if (refused) refused.focus();
    else onOk?.();
  };
  return (
    <Modal
      {...{ open, title, width, centered, className, destroyOnHidden, onCancel, children }}
      classNames={parts}
      {...(top !== undefined && { style: { top } })}
      footer={props.footer ?? (props.okText === undefined ? null : <Buttons {...props} onOk={act} />)}
      // antd passes null, then the element again, at each rendering; null is ignored.
      panelRef={(element) => void (element && setPanel(element))}
      afterOpenChange={setShown}
      afterClose={() => {
        restoreFocus();
        afterClose?.();
      }}
    />
  );
}

function Buttons({ okText, cancelText = 'Cancel', isBusy, isDone, isOkDisabled, aside, ...props }: DialogProps) {
  const buttons = (
    <>
      {!isDone && <Button onClick={props.onCancel}>{cancelText}</Button>}
      <Button variant="primary" isDanger={props.isDanger} disabled={isBusy || isOkDisabled} onClick={props.onOk}>
        {isBusy ? 'Processing...' : okText}
      </Button>
    </>
  );
  return aside ? (
    <div className="dialog-foot">
      {aside}
      {buttons}
    </div>
  ) : (
    buttons
  );
}
