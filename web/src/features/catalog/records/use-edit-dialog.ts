import { useState } from 'react';
import { useUrlState } from '../../../shared/use-url-state.js';

interface EditDialogUrlState<Item> {
  /** The record in the dialog, as it was when it opened; `new` for one to be added. It stays while the dialog fades. */
  shown: Item | 'new' | undefined;
  isOpen: boolean;
  open: (id: string) => void;
  close: () => void;
  /** Removes the dialog's record, once it has faded. */
  clear: () => void;
}

/**
 * Opens the dialog that the URL names: `?edit=<id>`, or `?edit=new`.
 * @param added the word for a new record, where the page has other records as well
 */
export function useEditDialog<Item extends { id: string }>(
  items: Item[] | undefined,
  added = 'new',
): EditDialogUrlState<Item> {
  const [params, change] = useUrlState();
  const id = params.get('edit');
  const requested: Item | 'new' | undefined = id === added ? items && 'new' : items?.find((item) => item.id === id);
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
