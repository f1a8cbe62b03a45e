import antd from 'antd/es/notification';
import type { ReactNode } from 'react';

interface Notification {
  /** Another one with the same key is replaced. */
  key?: string;
  title: ReactNode;
  description: ReactNode;
  role: 'alert' | 'status';
  className: string;
  placement: 'top' | 'topLeft' | 'topRight' | 'bottom' | 'bottomLeft' | 'bottomRight';
  /** Name of the cross. */
  closeLabel: string;
  actions: ReactNode;
  onClose: (() => void) | undefined;
  /** Seconds until it closes itself. */
  duration: number;
}

/** Shows a message above the page. */
export const openNotification = ({ closeLabel, ...notification }: Notification): void =>
  antd.open({ ...notification, closable: { 'aria-label': closeLabel } });

/** Moves the messages of one edge so many pixels away from it. */
export const moveNotifications = (edge: { top?: number; bottom?: number }): void => antd.config(edge);

/** Closes one message, or all. */
export const closeNotifications = (key?: string): void => antd.destroy(key);
