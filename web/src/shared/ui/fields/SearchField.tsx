import { useRef } from 'react';
import { CloseIcon, SearchIcon } from '../icons.js';
import './search-field.css';

interface SearchFieldProps {
  /** Name of what is searched, also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current!.focus();
  };
  return (
    <span className="control search-field">
      <SearchIcon />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" aria-label="Clear" tabIndex={-1} hidden={!value} onClick={clear}>
        <CloseIcon width="14" height="14" />
      </button>
    </span>
  );
}
