import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { ClientMatchDto } from '../../../shared/api/generated.js';
import { useClientMatches } from '../../../shared/clients/use-client-matches.js';

interface MatchChoiceOptions {
  /** Id of a client who cannot be chosen. */
  except: string | undefined;
  onChoose: (client: ClientMatchDto) => void;
}

/**
 * Searches clients and holds the match that the arrow keys mark. Enter chooses it, if necessary once the search has
 * answered.
 */
export function useMatchChoice({ except, onChoose }: MatchChoiceOptions) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  // Enter was pressed before the search answered: the names on screen belong to an earlier text.
  const isAwaited = useRef(false);
  const { matches: found, isCurrent, isError } = useClientMatches(text);
  const matches = found?.filter(({ id }) => id !== except);
  const count = matches?.length ?? 0;
  const active = Math.min(chosen, count - 1);
  const choose = (nth: number) => {
    const match = matches?.[nth];
    if (match) onChoose(match);
  };
  const chooseAwaited = useEffectEvent(() => {
    if (isAwaited.current) choose(active);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (isCurrent) chooseAwaited();
  }, [isCurrent]);
  return {
    text,
    matches,
    isError,
    /** Index of the marked match; -1 without matches. */
    active,
    mark: setChosen,
    choose,
    /** Takes over text that was typed before the field was shown. */
    setText,
    type: (typed: string) => {
      setText(typed);
      setChosen(0);
      isAwaited.current = false;
    },
    press: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && count > 0) setChosen((active + step + count) % count);
      else if (event.key !== 'Enter') return;
      else if (isCurrent) choose(active);
      else isAwaited.current = true;
      event.preventDefault();
    },
    /** Prevents a pending choice, whatever the search answers. */
    cancel: () => {
      isAwaited.current = false;
    },
  };
}
