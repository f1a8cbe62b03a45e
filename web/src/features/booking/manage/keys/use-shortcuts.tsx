import { useEffect, useEffectEvent, useState } from 'react';
import { useShopNow } from '../../../../shared/shop-clock.js';
import { useWantedBookings } from '../booking-filter.js';
import type { View } from '../use-view.js';
import { ShortcutHelp } from './ShortcutHelp.js';
import { useAreKeysOn } from './use-are-keys-on.js';

interface Doings {
  onView: (view: View) => void;
  onNew: () => void;
}

/** Single keys for what the desk does most, while nobody is typing and no dialog is open. */
export function useShortcuts({ onView, onNew }: Doings) {
  const [, change] = useWantedBookings();
  const today = useShopNow()?.date;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areOn, turn] = useAreKeysOn();
  const keys: Record<string, () => void> = {
    n: onNew,
    '/': () => document.querySelector<HTMLInputElement>('.booking-filters input[type="search"]')?.focus(),
    t: () => change({ date: today, from: undefined }),
    r: () => onView('requests'),
    p: () => window.print(),
    '?': () => setHelpOpen(true),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.toLowerCase()];
    if (!run || !isFree(event) || (!areOn && event.key !== '?')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    showHelp: () => setHelpOpen(true),
    help: <ShortcutHelp isOpen={isHelpOpen} areOn={areOn} onTurn={turn} onClose={() => setHelpOpen(false)} />,
  };
}

function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return false;
  const isTyping = target instanceof HTMLElement && target.closest('input:not([type="radio"]), textarea, select, [contenteditable]');
  return !isTyping && !document.querySelector('.ant-modal-wrap:not([style*="display: none"])');
}
