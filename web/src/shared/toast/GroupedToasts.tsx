import { useState } from 'react';
import type { Toast } from './toast-message.js';

const MAX_GROUPED = 4;

/** Toasts that offer undo: the latest one, and the others after a press, so that they cover nothing by themselves. */
export function GroupedToasts({ toasts }: { toasts: readonly Toast[] }) {
  const [isOpen, setOpen] = useState(false);
  const rest = toasts.length - MAX_GROUPED;
  return (
    <>
      <ul role="list" className="toast-group">
        {toasts.slice(0, isOpen ? MAX_GROUPED : 1).map(({ title, description, action, key }, nth) => (
          <li key={key ?? nth}>
            <span>
              {title !== 'Success' && `${title}. `}
              {description}
            </span>
            {action && <span className="toast-group-actions">{action}</span>}
          </li>
        ))}
      </ul>
      {isOpen && rest > 0 && <span className="toast-more">And {rest} more, to be undone in their history.</span>}
      <button type="button" className="toast-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show one' : rest > 0 ? `Show ${MAX_GROUPED} of ${toasts.length}` : `Show all ${toasts.length}`}
      </button>
    </>
  );
}
