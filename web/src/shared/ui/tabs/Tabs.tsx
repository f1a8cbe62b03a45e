import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

interface TabsProps {
  label: string;
  tabs: { key: string; label: string }[];
  open: string | undefined;
  onOpen: (key: string) => void;
  /** What the open tab shows. */
  children: ReactNode;
}

/** Tabs above one panel; arrow keys move between them and open as they go. */
export function Tabs({ label, tabs, open, onOpen, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === open);
  const move = (event: KeyboardEvent) => {
    const count = tabs.length;
    const to = { ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    onOpen(tabs[to]!.key);
    (list.current!.children[to] as HTMLElement).focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === open ? 0 : -1}
            onClick={() => onOpen(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`} tabIndex={0} className="tab-panel">
        {children}
      </div>
    </>
  );
}
