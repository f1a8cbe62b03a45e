import AntdAlert from 'antd/es/alert';
import type { ReactNode } from 'react';

interface AlertProps {
  type: 'info' | 'warning' | 'error';
  title: ReactNode;
  description?: ReactNode;
  /** `status` for what is read out once the reader has finished; an alert interrupts. */
  role?: 'alert' | 'status';
  showIcon?: boolean;
  /** In place of the icon of its type. */
  icon?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  className?: string;
}

const parts = { icon: 'ui-alert-icon', title: 'ui-alert-title' };

/** A message in the page, in a box of its own. */
export const Alert = ({ className = '', ...props }: AlertProps) => (
  <AntdAlert {...props} classNames={parts} className={`ui-alert ${className}`} />
);
