import { useState } from 'react';
import { useAddress } from '../../shared/address.js';

export interface Edited<Item> {
  /** What the dialog shows, as it was when it opened; `new` for what is yet to be added. It stays while the dialog fades. */
  shown: Item | 'new' | undefined;
  isOpen: boolean;
  open: (id: string) => void;
  close: () => void;
  /** For when it has faded. */
  forget: () => void;
}

/** The dialog that the address asks for: `?edit=<id>`, or `?edit=new`. */
export function useEdited<Item extends { id: string }>(items: Item[] | undefined): Edited<Item> {
  const [params, change] = useAddress();
  const id = params.get('edit');
  const wanted: Item | 'new' | undefined = id === 'new' ? (items && 'new') : items?.find((item) => item.id === id);
  const [shown, show] = useState(wanted);
  const [shownFor, setShownFor] = useState<string | null>(null);
  if (wanted && shownFor !== id) {
    setShownFor(id);
    show(wanted);
  }
  if (!id && shownFor) setShownFor(null);

  const open = (edit: string) => change({ edit });
  // Back leads to where one was before, not into the dialog again.
  const close = () => change({ edit: undefined }, { replace: true });
  return { shown, isOpen: Boolean(wanted), open, close, forget: () => show(undefined) };
}
