import { useState } from 'react';

const key = 'office-shortcuts';

/** Whether single keys act: people who dictate or tremble turn them off, on this device. */
export function useAreKeysOn(): [boolean, (on: boolean) => void] {
  const [areOn, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  const turn = (on: boolean) => {
    localStorage.setItem(key, on ? 'on' : 'off');
    setOn(on);
  };
  return [areOn, turn];
}
