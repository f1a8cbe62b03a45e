import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from './SearchField.js';

interface SearchBoxProps {
  /** What is searched; the empty field shows it, too. */
  label: string;
  /** What is searched for now, as the URL has it. */
  search: string;
  onSearch: (text: string) => void;
}

/** How long typing has to rest, in milliseconds, before it is searched for. */
const DEBOUNCE_MS = 250;

/** A search that begins once typing rests, and follows the address where that changes by other means, such as Back. */
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
