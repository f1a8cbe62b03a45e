import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import './menu.css';

export interface MenuEntry {
  label: string;
  onPress?: () => void;
  isDanger?: boolean;
  /** Whether the entry is text only and cannot be chosen. */
  isDisabled?: boolean;
  /** Whether a line separates it from the entry above. */
  isApart?: boolean;
}

/** The attributes of a button that opens the menu. */
interface MenuButtonProps {
  popoverTarget: string;
  'aria-haspopup': 'menu';
}

interface Props {
  label: string;
  entries: MenuEntry[];
  placement: 'below' | 'below-end' | 'above';
  button: (props: MenuButtonProps) => ReactNode;
}

const GAP = 4;
/** Heights of an entry, of a separating line, and of both edges, in pixels; see menu.css. */
const ENTRY_HEIGHT = 34;
const APART_HEIGHT = 9;
const EDGES_HEIGHT = 8;

/** A button that opens a menu. The browser's popover closes the menu again and returns the focus. */
export function MenuButton({ label, entries, placement, button }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...menu.current!.querySelectorAll<HTMLButtonElement>('[role="menuitem"]:enabled')];

  const place = ({ newState }: ToggleEvent) => {
    const anchor = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (newState === 'open' && anchor)
      Object.assign(menu.current!.style, positionAt(anchor, placement, getHeight(entries)));
  };
  const move = (event: KeyboardEvent) => {
    const all = items();
    const to = keyTarget(event.key, all.indexOf(document.activeElement as HTMLButtonElement), all.length);
    if (event.key === 'Tab') menu.current!.hidePopover();
    // It closes the menu, not the panel around it as well.
    if (event.key === 'Escape') event.stopPropagation();
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const press = (event: MouseEvent, onPress: MenuEntry['onPress']) => {
    // A click that bubbles would also open the row that contains the menu.
    event.stopPropagation();
    menu.current!.hidePopover();
    onPress?.();
  };
  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        onBeforeToggle={place}
        onToggle={({ newState }) => newState === 'open' && items()[0]?.focus()}
        onKeyDown={move}
      >
        {entries.map(({ label: text, onPress, isDanger, isDisabled, isApart }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={isDisabled}
            className={[isDanger && 'menu-danger', isApart && 'menu-apart'].filter(Boolean).join(' ')}
            onClick={(event) => press(event, onPress)}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

const getHeight = (entries: readonly MenuEntry[]): number =>
  entries.length * ENTRY_HEIGHT + entries.filter(({ isApart }) => isApart).length * APART_HEIGHT + EDGES_HEIGHT;

/** Returns the menu's position, above the button where the window ends before the menu would. */
function positionAt(anchor: Element, placement: Props['placement'], height: number): Partial<CSSStyleDeclaration> {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const isCut = bottom + GAP + height > innerHeight && top > GAP + height;
  return {
    ...(placement === 'above' || isCut
      ? { top: 'auto', bottom: `${innerHeight - top + GAP}px` }
      : { top: `${bottom + GAP}px`, bottom: 'auto' }),
    ...(placement === 'below-end'
      ? { right: `${document.documentElement.clientWidth - right}px` }
      : { left: `${left}px` }),
  };
}

function keyTarget(key: string, at: number, count: number): number | undefined {
  return { ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 }[key];
}
