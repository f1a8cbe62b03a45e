import { useId, useRef } from 'react';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { type ListboxOption, useListbox } from './use-listbox.js';
import './listbox.css';

export interface ListboxProps {
  /** Id of the control; the label's id is the same with `_label`. */
  id: string;
  placeholder: string;
  options: ListboxOption[];
  value: string | undefined;
  /**
   * Whether the options are loading: disabled, but still a tab stop; a list that was asked for opens once they are
   * here.
   */
  isLoading?: boolean;
  onChange: (value: string) => void;
  'aria-invalid'?: boolean;
  'aria-describedby': string;
}

/** A choice of one option in a drop-down list: the ARIA pattern of a select-only combobox. */
export function Listbox({ placeholder, options, value, isLoading = false, onChange, ...control }: ListboxProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const listbox = useListbox({ options, value, isLoading, onChange }, list);
  const { isOpen, active, chosen } = listbox;
  const optionId = (index: number) => `${listId}-${index}`;

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
          listbox.toggle();
        }}
        onKeyDown={listbox.onKeyDown}
        onBlur={listbox.close}
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
              onPointerMove={() => listbox.setActive(index)}
              onClick={() => listbox.choose(index)}
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
