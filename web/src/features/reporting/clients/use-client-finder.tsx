import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefetch } from '../../../shared/optional-script/optional-script.js';
import { SearchIcon } from '../../../shared/ui/icons.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import { isShortcut, isTyping } from '../../../shared/shortcuts/is-shortcut.js';
import { areShortcutsEnabled } from '../../../shared/shortcuts/use-shortcuts-enabled.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './client-finder.module.css';

const loadDialog = async () => (await import('./ClientFinderDialog.js')).ClientFinderDialog;
const ClientFinderDialog = onDemand(loadDialog);

/**
 * Returns the search for a client: a box, or an icon where there is no room, on every page of the
 * office, also opened by the key /.
 */
export function useClientFinder(isAllowed: boolean): { box: ReactNode; icon: ReactNode; dialog: ReactNode } {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useHasBeenTrue(isOpen);
  const early = useTypedAhead(isOpen);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || !isShortcut(event) || !areShortcutsEnabled()) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    if (!isAllowed) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isAllowed]);
  return {
    box: isAllowed && <FinderBox onOpen={() => setOpen(true)} />,
    icon: isAllowed && <FinderBox isIcon onOpen={() => setOpen(true)} />,
    dialog: isAllowed && wasOpened && (
      <ClientFinderDialog
        isOpen={isOpen}
        onShown={early}
        onChoose={({ id }) => void navigate(`/clients/${id}`)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/**
 * Collects letters typed between the key / and the dialog, whose code may still be loading: otherwise they would be
 * lost, or taken for shortcuts. They can be read once.
 */
function useTypedAhead(isOpen: boolean): () => string {
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

function FinderBox({ isIcon = false, onOpen }: { isIcon?: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={classes(styles.finder, isIcon && styles.finderIcon)}
      aria-label="Find a client"
      aria-keyshortcuts="/"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={() => prefetch(loadDialog)}
      onFocus={() => prefetch(loadDialog)}
    >
      <SearchIcon />
      {!isIcon && (
        <>
          Find a client <kbd>/</kbd>
        </>
      )}
    </button>
  );
}
