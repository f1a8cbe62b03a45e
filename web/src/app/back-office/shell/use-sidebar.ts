import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/device-storage.js';

const STORAGE_KEY = 'office-sidebar';

/** Reads and changes whether the sidebar shows its icons alone, which this device remembers. */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(() => readStored(STORAGE_KEY) === 'collapsed');
  const toggle = () => {
    writeStored(STORAGE_KEY, isCollapsed ? null : 'collapsed');
    setCollapsed(!isCollapsed);
  };
  return { isCollapsed, toggle };
}
