import { useState } from 'react';

interface Shown<Value> {
  key: string;
  first: Value;
  last: Value;
}

/**
 * Remembers a value as it was when a choice was made, since it may change while that choice is on screen.
 * @param key the choice; another one begins again
 * @param value undefined while it is being read
 * @returns `before` and `now`, undefined while nothing is known of the choice; `accept` begins again
 */
export function useFirstShown<Value extends string | object>(key: string, value: Value | undefined) {
  const [shown, setShown] = useState<Shown<Value>>();
  const isSameChoice = shown?.key === key;
  // Set while rendering, so that no frame shows a change that is the visitor's own.
  if (value !== undefined && !(isSameChoice && isEqual(shown.last, value)))
    setShown({ key, first: isSameChoice ? shown.first : value, last: value });
  return {
    before: isSameChoice ? shown.first : undefined,
    now: isSameChoice ? shown.last : undefined,
    accept: () => setShown((is) => is && { ...is, first: is.last }),
  };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
