import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopNow } from '../../../../shared/shop-clock.js';
import type { View } from '../use-view.js';
import { ShortcutHelp } from './ShortcutHelp.js';
import { useAreKeysOn } from './use-are-keys-on.js';

interface Doings {
  onView: (view: View) => void;
  onNew: () => void;
}

/** Single keys for what the desk does most, while nobody is typing and no dialog is open. */
export function useShortcuts({ onView, onNew }: Doings) {
  const navigate = useNavigate();
  const today = useShopNow()?.date;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areOn, turn] = useAreKeysOn();
  const keys: Record<string, () => unknown> = {
    n: onNew,
    '/': () => (searchField() ? searchField()?.focus() : onView('table')),
    t: () => today && navigate(`/bookings?date=${today}`),
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

const searchField = () => document.querySelector<HTMLInputElement>('.booking-filters input[type="search"]');

function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return false;
  const isTyping = target instanceof HTMLElement && target.closest('input:not([type="radio"]), textarea, select, [contenteditable]');
  return !isTyping && !document.querySelector('.ant-modal-wrap:not([style*="display: none"])');
}
