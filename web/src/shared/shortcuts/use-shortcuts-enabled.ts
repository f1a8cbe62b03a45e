import { useState } from 'react';
import { readStored, writeStored } from '../device-storage.js';

const STORAGE_KEY = 'office-shortcuts';

/** Whether shortcuts are on. Read at each key, because another part of the page may have turned them off. */
export const areShortcutsEnabled = (): boolean => readStored(STORAGE_KEY) !== 'off';

/**
 * Reads and changes whether single keys are shortcuts on this device. People who dictate or have a tremor turn them
 * off.
 */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const [isEnabled, setEnabled] = useState(areShortcutsEnabled);
  const toggle = (on: boolean) => {
    writeStored(STORAGE_KEY, on ? 'on' : 'off');
    setEnabled(on);
  };
  return [isEnabled, toggle];
}
