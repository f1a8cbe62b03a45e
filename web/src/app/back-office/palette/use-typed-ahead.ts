import { useEffect, useRef } from 'react';
import { isTyping } from '../../../shared/shortcuts/is-shortcut.js';

/**
 * Collects letters typed between a shortcut and the field that it opens, whose code may still be loading: otherwise they
 * would be lost, or taken for shortcuts. They can be read once.
 */
export function useTypedAhead(isOpen: boolean): () => string {
  const letters = useRef<string | null>('');
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (letters.current === null || !isLetter || isTyping(event.target)) return;
      // The space bar presses the focused control, so no search begins with it.
      if (event.key === ' ' && letters.current === '') return;
      letters.current += event.key;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keep, { capture: true });
    return () => document.removeEventListener('keydown', keep, { capture: true });
  }, [isOpen]);
  return () => {
    const kept = letters.current ?? '';
    letters.current = null;
    return kept;
  };
}
