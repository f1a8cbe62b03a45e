import { useState } from 'react';
import { useUrlState } from '../../../shared/use-url-state.js';

interface EditDialogUrlState<Item> {
  /** What the dialog shows, as it was when it opened; `new` for what is yet to be added. It stays while the dialog fades. */
  shown: Item | 'new' | undefined;
  isOpen: boolean;
  open: (id: string) => void;
  close: () => void;
  /** For when it has faded. */
  clear: () => void;
}

/** The dialog that the address asks for: `?edit=<id>`, or `?edit=new`. */
export function useEditDialog<Item extends { id: string }>(items: Item[] | undefined): EditDialogUrlState<Item> {
  const [params, change] = useUrlState();
  const id = params.get('edit');
  const requested: Item | 'new' | undefined = id === 'new' ? items && 'new' : items?.find((item) => item.id === id);
  const [shown, show] = useState(requested);
  const [shownFor, setShownFor] = useState<string | null>(null);
  if (requested && shownFor !== id) {
    setShownFor(id);
    show(requested);
  }
  if (!id && shownFor) setShownFor(null);

  const open = (edit: string) => change({ edit });
  // Replaces the dialog's history entry, so that Back does not open the dialog again.
  const close = () => change({ edit: undefined }, { replace: true });
  return { shown, isOpen: Boolean(requested), open, close, clear: () => show(undefined) };
}
