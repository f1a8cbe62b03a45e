import AntdDrawer from 'antd/es/drawer';
import type { ReactNode } from 'react';

interface DrawerProps {
  open: boolean;
  title: ReactNode;
  /** Its width in pixels. */
  size: number;
  placement?: 'left' | 'right';
  /** Whether the page beside it remains in use. */
  isBeside?: boolean;
  /** Whether it takes the focus, instead of one of its fields. */
  autoFocus?: boolean;
  /** Name of the cross, which is at the end of the head then. */
  closeLabel?: string;
  className?: string | undefined;
  onClose: () => void;
  /** Called once it has moved out. */
  afterClose?: () => void;
  children: ReactNode;
}

const parts = { body: 'ui-drawer-body', section: 'ui-drawer-section', close: 'ui-drawer-close' };

/** A panel that moves in from the side. */
export function Drawer({ isBeside = false, closeLabel, className = '', afterClose, ...props }: DrawerProps) {
  return (
    <AntdDrawer
      {...props}
      classNames={parts}
      rootClassName={`ui-drawer ${className}`}
      mask={!isBeside}
      aria-modal={!isBeside}
      {...(closeLabel !== undefined && { closable: { placement: 'end', 'aria-label': closeLabel } })}
      destroyOnHidden
      afterOpenChange={(isShown) => !isShown && afterClose?.()}
    />
  );
}
