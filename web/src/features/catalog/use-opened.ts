import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Opened<Item> {
  /** What the dialog shows, as it was when it opened; `new` for what is yet to be added. It stays while the dialog fades. */
  shown: Item | 'new' | undefined;
  isOpen: boolean;
  open: (id: string) => void;
  close: () => void;
  /** For when it has faded. */
  forget: () => void;
}

/** The dialog that the address asks for: `?edit=<id>`, or `?edit=new`. */
export function useOpened<Item extends { id: string }>(items: Item[] | undefined): Opened<Item> {
  const [params, setParams] = useSearchParams();
  const id = params.get('edit');
  const wanted: Item | 'new' | undefined = id === 'new' ? (items && 'new') : items?.find((item) => item.id === id);
  const [shown, show] = useState(wanted);
  const [shownFor, setShownFor] = useState<string | null>(null);
  if (wanted && shownFor !== id) {
    setShownFor(id);
    show(wanted);
  }
  if (!id && shownFor) setShownFor(null);

  const open = (edit: string) => setParams((params) => editing(params, edit));
  // Back leads to where one was before, not into the dialog again.
  const close = () => setParams((params) => editing(params, null), { replace: true });
  return { shown, isOpen: Boolean(wanted), open, close, forget: () => show(undefined) };
}

function editing(before: URLSearchParams, edit: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (edit) after.set('edit', edit);
  else after.delete('edit');
  return after;
}
