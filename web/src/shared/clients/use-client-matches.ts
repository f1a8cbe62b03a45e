import { useEffect, useState } from 'react';
import { useFindClientsQuery, type ClientMatchDto } from '../api/generated.js';

/** Long enough to leave out most letters of a word that is typed, too short to be waited for. */
const TYPING_PAUSE_MS = 60;

/** Whether the server would search for it: a family name may be one sign in Chinese, Japanese or Korean. */
const isLongEnough = (text: string) =>
  text.trim().length >= 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

interface ClientMatches {
  matches: ClientMatchDto[] | undefined;
  /** Found by the present text, not by what was typed before. */
  isCurrent: boolean;
  isError: boolean;
}

/** The clients whom a text finds, while it is typed. What was found before stays until there is something else. */
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
