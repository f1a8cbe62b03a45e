import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from './SearchField.js';

interface SearchBoxProps {
  /** What is searched; stands in the empty field, too. */
  label: string;
  /** What is searched for now, as it stands in the address. */
  search: string;
  onSearch: (text: string) => void;
}

/** How long typing has to rest, in milliseconds, before it is searched for. */
const rest = 250;

/** A search that begins once typing rests, and follows the address where that changes by other means, such as Back. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(text.trim());
    onSearch(text.trim());
  });
  useEffect(() => {
    if (text.trim() === asked) return;
    const timer = setTimeout(ask, rest);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return <SearchField label={label} value={text} onChange={setText} />;
}
