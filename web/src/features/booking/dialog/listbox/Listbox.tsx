import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { listboxIndexForKey, findOptionStartingWith } from './listbox-keyboard.js';
import './listbox.css';

export interface ListboxOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  note?: string;
}

interface ListboxProps {
  /** Of the control; the label's id is the same with `_label`. */
  id: string;
  placeholder: string;
  options: ListboxOption[];
  value: string | undefined;
  /** The options are on their way: disabled, but still in the way of Tab; a list that is asked for opens once they are here. */
  isLoading?: boolean;
  onChange: (value: string) => void;
  'aria-invalid'?: boolean;
  'aria-describedby': string;
}

/** Milliseconds within which letters count as one word. */
const TYPEAHEAD_TIMEOUT_MS = 600;

/** One of a few, in a list that drops down: the ARIA pattern of a combobox that is only for selecting. */
export function Listbox({ placeholder, options, value, isLoading = false, onChange, ...control }: ListboxProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [isWanted, setOpen] = useState(false);
  const isOpen = isWanted && !isLoading;
  const [active, setActive] = useState(0);
  const chosen = options.findIndex((option) => option.value === value);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (!isOpen) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = () => {
    setActive(Math.max(chosen, 0));
    setOpen(true);
  };
  const choose = (index: number) => {
    setOpen(false);
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
    else setOpen(false);
  };
  const typeAhead = (letter: string) => {
    const now = Date.now();
    typed.current = {
      text: now - typed.current.at < TYPEAHEAD_TIMEOUT_MS ? typed.current.text + letter : letter,
      at: now,
    };
    return findOptionStartingWith(typed.current.text, options, isOpen ? active : -1);
  };

  return (
    <div className="choice">
      <button
        {...control}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-disabled={isLoading}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-labelledby={`${control.id}_label`}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        className="booking-input choice-control"
        onClick={({ currentTarget }) => {
          // Safari leaves the focus where it was, and then nothing would close the list.
          currentTarget.focus();
          if (isWanted) setOpen(false);
          else open();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      >
        {options[chosen]?.label ?? <span className="third">{placeholder}</span>}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-labelledby={`${control.id}_label`}
          // The focus stays on the control.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map(({ value: own, label, note }, index) => (
            <li
              key={own}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              className={index === active ? 'choice-active' : undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
            >
              {label}
              {note && <span className="choice-note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
