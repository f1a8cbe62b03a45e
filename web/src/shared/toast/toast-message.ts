import type { ReactNode } from 'react';

/** A message to whoever uses the page. */
export interface Toast {
  title: string;
  description?: string;
  /** A second sentence, such as what is in the way. */
  more?: string | undefined;
  /** Something failed or was refused: red, and read out at once by screen readers. */
  destructive?: boolean;
  /** A button, such as Undo; the message then stays long enough to reach it. */
  action?: ReactNode;
  /** How long it stays; else it depends on what it is. */
  seconds?: number;
  /** A later message of the same key takes its place. */
  key?: string;
  /** Its action takes back what it says: shown together with others of its kind. */
  isUndoable?: boolean;
  /** Says what others did: never shown beside what can be taken back. */
  isNews?: boolean;
}
