import { useState } from 'react';

const STORAGE_KEY = 'office-shortcuts';

/** Read at each key: another part of the page may have turned them off. */
export const areShortcutsEnabled = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

/** Whether single keys act: people who dictate or tremble turn them off, on this device. */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const [isEnabled, setEnabled] = useState(areShortcutsEnabled);
  const toggle = (on: boolean) => {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    setEnabled(on);
  };
  return [isEnabled, toggle];
}
