import type { ReactNode } from 'react';

/** A message on screen. */
export interface Toast {
  title: string;
  description?: string;
  /** A second sentence, such as the reason. */
  more?: string | undefined;
  /** Whether something failed or was refused: the toast is red, and read out at once by screen readers. */
  destructive?: boolean;
  /** A button, such as Undo; the toast then stays long enough to reach it. */
  action?: ReactNode;
  /** Seconds for which it stays; by default they depend on its kind. */
  seconds?: number;
  /** A later toast of the same key replaces this one. */
  key?: string;
  /** Whether its action undoes what it reports; such toasts are shown as a group. */
  isUndoable?: boolean;
  /** Whether it reports other people's changes; it is never shown beside an offer to undo. */
  isNews?: boolean;
}
