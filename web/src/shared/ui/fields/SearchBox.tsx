import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from './SearchField.js';

interface SearchBoxProps {
  /** Name of what is searched, also the placeholder. */
  label: string;
  /** The present search, from the URL. */
  search: string;
  onSearch: (text: string) => void;
}

/** Milliseconds without typing before the search begins. */
const DEBOUNCE_MS = 250;

/** A search that begins after a pause in typing. It follows the URL where that changes otherwise, such as by Back. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [searched, setSearched] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);
  if (search !== previousSearch) {
    setPreviousSearch(search);
    if (search !== searched) {
      setSearched(search);
      setText(search);
    }
  }
  const submit = useEffectEvent(() => {
    setSearched(text.trim());
    onSearch(text.trim());
  });
  useEffect(() => {
    if (text.trim() === searched) return;
    const timer = setTimeout(submit, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, searched]);
  return <SearchField label={label} value={text} onChange={setText} />;
}
