import { useEffect, useState } from 'react';
import { useFindClientsQuery, type ClientMatchDto } from '../api/generated.js';

/**
 * Milliseconds without typing before a search begins: long enough to skip most letters of a word, too short to be
 * noticed.
 */
const TYPING_PAUSE_MS = 60;

/** Whether the server would search for the text: a family name may be one character in Chinese, Japanese or Korean. */
const isLongEnough = (text: string) =>
  text.trim().length >= 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

interface ClientMatches {
  matches: ClientMatchDto[] | undefined;
  /** Whether the matches are those of the present text, and not of an earlier one. */
  isCurrent: boolean;
  isError: boolean;
}

/** Searches clients while a text is typed. Earlier matches stay until there are new ones. */
export function useClientMatches(text: string): ClientMatches {
  const [searchedText, setSearchedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearchedText(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isSearched = isLongEnough(searchedText);
  const { data, currentData, isError } = useFindClientsQuery(
    { text: searchedText.trim() },
    { skip: !isSearched, refetchOnMountOrArgChange: 30 },
  );
  return {
    matches: isSearched && isLongEnough(text) ? data?.items : undefined,
    isCurrent: searchedText.trim() === text.trim() && currentData !== undefined,
    isError,
  };
}
