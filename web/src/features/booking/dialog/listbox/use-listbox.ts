import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { findOptionStartingWith, listboxIndexForKey } from './listbox-keyboard.js';

export interface ListboxOption {
  value: string;
  label: string;
  /** A second line in a quieter colour. */
  note?: string;
}

interface ListboxState {
  options: ListboxOption[];
  value: string | undefined;
  /** Whether the options are loading; a list that was asked for opens once they are here. */
  isLoading: boolean;
  onChange: (value: string) => void;
}

/** Milliseconds within which letters count as one word. */
const TYPEAHEAD_TIMEOUT_MS = 600;

/**
 * Holds the state of a listbox: whether it is open, which option is active, and the keys that change both.
 * @param list the element whose active option is scrolled into view
 */
export function useListbox(
  { options, value, isLoading, onChange }: ListboxState,
  list: RefObject<HTMLUListElement | null>,
) {
  const typed = useRef({ text: '', at: 0 });
  const [isRequested, setRequested] = useState(false);
  const isOpen = isRequested && !isLoading;
  const [active, setActive] = useState(0);
  const chosen = options.findIndex((option) => option.value === value);

  useEffect(() => {
    if (!isOpen) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, list]);

  const open = () => {
    setActive(Math.max(chosen, 0));
    setRequested(true);
  };
  const close = () => setRequested(false);
  const choose = (index: number) => {
    close();
    if (options[index]) onChange(options[index].value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') return isOpen && choose(active);
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const moved = isLetter ? typeAhead(key) : listboxIndexForKey(key, active, options.length);
    const isPress = key === 'Enter' || key === ' ';
    if (moved === undefined && !isPress && !(isOpen && key === 'Escape')) return;
    event.preventDefault();
    // Escape closes the list alone, not the dialog around it.
    event.stopPropagation();
    if (!isOpen) {
      open();
      if (isLetter) setActive(moved!);
    } else if (moved !== undefined) setActive(moved);
    else if (isPress) choose(active);
    else close();
  };
  const typeAhead = (letter: string) => {
    const now = Date.now();
    const isSameWord = now - typed.current.at < TYPEAHEAD_TIMEOUT_MS;
    typed.current = { text: isSameWord ? typed.current.text + letter : letter, at: now };
    return findOptionStartingWith(typed.current.text, options, isOpen ? active : -1);
  };
  const toggle = () => (isRequested ? close() : open());
  return { isOpen, active, chosen, setActive, choose, close, toggle, onKeyDown };
}
