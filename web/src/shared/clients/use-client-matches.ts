import { useEffect, useState } from 'react';
import { useFindClientsQuery, type ClientMatchDto } from '../api/generated.js';

/** Long enough to leave out most letters of a word that is typed, too short to be waited for. */
const TYPING_PAUSE_MS = 60;

const MIN_LENGTH = 2;

interface ClientMatches {
  matches: ClientMatchDto[] | undefined;
  /** Found by the present text, not by what was typed before. */
  isCurrent: boolean;
  isError: boolean;
}

/** The clients whom a text finds, while it is typed. What was found before stays until there is something else. */
export function useClientMatches(text: string): ClientMatches {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = asked.trim().length >= MIN_LENGTH;
  const { data, currentData, isError } = useFindClientsQuery(
    { text: asked.trim() },
    { skip: !isAsked, refetchOnMountOrArgChange: 30 },
  );
  return {
    matches: isAsked && text.trim().length >= MIN_LENGTH ? data?.items : undefined,
    isCurrent: asked.trim() === text.trim() && currentData !== undefined,
    isError,
  };
}
