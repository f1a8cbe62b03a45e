import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import type { BookingsView } from '../use-bookings-view.js';
import { useHasBeenTrue } from '../../../../shared/ui/use-has-been-true.js';
import { isShortcut } from '../../../../shared/shortcuts/is-shortcut.js';
import { useShortcutsEnabled } from '../../../../shared/shortcuts/use-shortcuts-enabled.js';

const ShortcutHelp = lazy(async () => ({ default: (await import('./ShortcutHelp.js')).ShortcutHelp }));

interface ShortcutHandlers {
  onView: (view: BookingsView) => void;
  onNew: () => void;
  onWalkIn: () => void;
}

/** Handles single keys for the desk's most frequent actions, while nobody is typing and no dialog is open. */
export function useShortcuts({ onView, onNew, onWalkIn }: ShortcutHandlers) {
  const navigate = useNavigate();
  const today = useShopNow()?.date;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const wasHelpOpened = useHasBeenTrue(isHelpOpen);
  const [isEnabled, toggle] = useShortcutsEnabled();
  const keys: Record<string, () => unknown> = {
    n: onNew,
    w: onWalkIn,
    t: () => today && navigate(`/bookings?date=${today}`),
    r: () => onView('requests'),
    p: () => window.print(),
    '?': () => setHelpOpen(true),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.toLowerCase()];
    if (!run || !isShortcut(event) || (!isEnabled && event.key !== '?')) return;
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
    help: wasHelpOpened && (
      <Suspense>
        <ShortcutHelp isOpen={isHelpOpen} isEnabled={isEnabled} onToggle={toggle} onClose={() => setHelpOpen(false)} />
      </Suspense>
    ),
  };
}
