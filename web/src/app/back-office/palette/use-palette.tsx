import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import { prefetch } from '../../../shared/optional-script/optional-script.js';
import { isShortcut } from '../../../shared/shortcuts/is-shortcut.js';
import { areShortcutsEnabled } from '../../../shared/shortcuts/use-shortcuts-enabled.js';
import { classes } from '../../../shared/ui/classes.js';
import { SearchIcon } from '../../../shared/ui/icons.js';
import { isDialogOpen } from '../../../shared/ui/is-dialog-open.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import type { PaletteItem } from './palette-items.js';
import { useTypedAhead } from './use-typed-ahead.js';
import styles from './palette-box.module.css';

const loadDialog = async () => (await import('./PaletteDialog.js')).PaletteDialog;
const PaletteDialog = onDemand(loadDialog);

const MAX_RECENT = 5;

/** What somebody has opened by the palette. Kept in memory alone, because clients are among it. */
interface Recent {
  userId: string | undefined;
  items: PaletteItem[];
}

/**
 * Returns the search for clients, bookings, pages and actions: a box, or an icon where there is no room, on every page
 * of the office, also opened by the key / outside of fields and by Ctrl or Cmd and K.
 */
export function usePalette({ role, isKnown }: { role: Role | null; isKnown: boolean }): {
  box: ReactNode;
  icon: ReactNode;
  dialog: ReactNode;
} {
  const { user, signOut } = useAuth();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<Recent>({ userId: undefined, items: [] });
  const wasOpened = useHasBeenTrue(isOpen);
  const early = useTypedAhead(isOpen);
  const own = recent.userId === user?.id ? recent.items : [];

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPaletteKey = isCommandK(event) && (isOpen || !isDialogOpen());
    const isSlash = event.key === '/' && isShortcut(event) && areShortcutsEnabled();
    if (!isPaletteKey && !isSlash) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    if (!role) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [role]);

  const choose = (item: PaletteItem) => {
    setOpen(false);
    if (!item.to) return void signOut();
    const others = own.filter(({ key }) => key !== item.key);
    setRecent({ userId: user?.id, items: [item, ...others].slice(0, MAX_RECENT) });
    void navigate(item.to);
  };
  const open = () => setOpen(true);
  return {
    box: role && <PaletteBox onOpen={open} />,
    icon: role && <PaletteBox isIcon onOpen={open} />,
    dialog: role && isKnown && wasOpened && (
      <PaletteDialog
        isOpen={isOpen}
        role={role}
        recent={own}
        onShown={early}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

function PaletteBox({ isIcon = false, onOpen }: { isIcon?: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={classes(styles.box, isIcon && styles.boxIcon)}
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={() => prefetch(loadDialog)}
      onFocus={() => prefetch(loadDialog)}
    >
      <SearchIcon />
      {!isIcon && (
        <>
          <span>Search</span>
          <kbd>/</kbd>
        </>
      )}
    </button>
  );
}
