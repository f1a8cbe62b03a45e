import { useState } from 'react';

const STORAGE_KEY = 'office-shortcuts';

/** Whether single keys act: people who dictate or tremble turn them off, on this device. */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const [isEnabled, setEnabled] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off');
  const toggle = (on: boolean) => {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    setEnabled(on);
  };
  return [isEnabled, toggle];
}
