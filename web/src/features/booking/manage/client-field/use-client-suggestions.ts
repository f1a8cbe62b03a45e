import { useState } from 'react';
import type { ClientMatchDto } from '../../../../shared/api/generated.js';
import { useClientMatches } from '../../../../shared/clients/use-client-matches.js';

/** Searches the shop's clients for what somebody types. */
export function useClientSuggestions(onPick: (client: ClientMatchDto) => void) {
  // Starts empty, so that the name a booking already has is not searched for.
  const [typed, setTyped] = useState('');
  /** It is somebody else: nobody is offered until the field is entered again. */
  const [isRefused, setRefused] = useState(false);
  const { matches = [], isError } = useClientMatches(typed);
  return {
    matches,
    hasMatches: typed !== '' && matches.length > 0,
    isFailed: isError && typed !== '',
    search: (text: string) => {
      if (!isRefused) setTyped(text);
    },
    pick: (value: string) => {
      const match = matches.find((each) => toOptionValue(each) === value);
      setTyped('');
      if (match) onPick(match);
    },
    refuse: () => {
      setTyped('');
      setRefused(true);
    },
    reset: () => {
      setTyped('');
      setRefused(false);
    },
  };
}

/** Returns a client's value in the list, which antd has screen readers read. */
export const toOptionValue = ({ name, phone, email }: ClientMatchDto) => `${name}, ${phone || (email ?? '')}`;
