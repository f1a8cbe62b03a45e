import type { KeyboardEvent } from 'react';
import { SearchIcon } from '../icons.js';
import { classes } from '../classes.js';
import '../fields/control.css';
import styles from './combobox.module.css';

interface ComboboxFieldProps {
  label: string;
  placeholder: string;
  /** Id of the list of options. */
  listId: string;
  /** Id of the marked option; undefined without options. */
  activeId: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus?: (() => void) | undefined;
}

/** A search field whose options are in a list below it, one of them marked while the focus stays in the field. */
export function ComboboxField({ label, listId, activeId, onChange, ...props }: ComboboxFieldProps) {
  return (
    <span className={classes('control', styles.field)}>
      <SearchIcon />
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
        {...props}
      />
    </span>
  );
}
