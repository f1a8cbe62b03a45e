import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

interface ActiveOptionInput {
  count: number;
  /** Whether an option answers the present text, and not an earlier one. */
  isCurrent: (nth: number) => boolean;
  onChoose: (nth: number) => void;
}

/**
 * Holds the option that the arrow keys mark below a search field. Enter chooses it, if necessary once the search has
 * answered.
 */
export function useActiveOption({ count, isCurrent, onChoose }: ActiveOptionInput) {
  const [marked, setMarked] = useState(0);
  // Enter was pressed before the search answered: the options on screen belong to an earlier text.
  const isAwaited = useRef(false);
  /** -1 without options. */
  const active = Math.min(marked, count - 1);
  const isReady = isCurrent(active);
  const chooseAwaited = useEffectEvent(() => {
    if (isAwaited.current && active >= 0) onChoose(active);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (isReady) chooseAwaited();
  }, [isReady]);
  return {
    active,
    mark: setMarked,
    /** Marks the first option again, for another text. */
    reset: () => {
      setMarked(0);
      isAwaited.current = false;
    },
    press: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && count > 0) setMarked((active + step + count) % count);
      else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      else if (!isReady) isAwaited.current = true;
      else if (active >= 0) onChoose(active);
      event.preventDefault();
    },
  };
}
