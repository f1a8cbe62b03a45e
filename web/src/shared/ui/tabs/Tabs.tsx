import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { SelectField } from '../fields/SelectField.js';
import { useMediaQuery } from '../use-media-query.js';
import './tabs.css';

/** Maximum number of tabs that fit side by side on a phone. */
const MAX_ON_PHONE = 4;

interface TabsProps {
  label: string;
  tabs: { key: string; label: string }[];
  open: string | undefined;
  onOpen: (key: string) => void;
  /** Content of the open tab. */
  children: ReactNode;
}

/**
 * Tabs above one panel; arrow keys move between them and open each. Where a phone has no room for all of them, they are
 * a list to choose from.
 */
export function Tabs({ label, tabs, open, onOpen, children }: TabsProps) {
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 767.98px)');
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
  const isSelect = isPhone && tabs.length > MAX_ON_PHONE;
  // The same element in both layouts, so that rotating a phone does not unmount a form in it.
  const panel = isSelect
    ? { role: 'group', 'aria-label': tabs[at]?.label }
    : { role: 'tabpanel', 'aria-labelledby': `${id}-${open}`, tabIndex: 0 };
  return (
    <>
      {isSelect ? (
        <div key="select" className="tabs-select">
          <SelectField
            label={label}
            options={tabs.map((tab) => ({ value: tab.key, label: tab.label }))}
            value={open ?? ''}
            onChange={onOpen}
          />
        </div>
      ) : (
        <div key="tabs" ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
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
      )}
      <div key="panel" id={`${id}-panel`} className="tab-panel" {...panel}>
        {children}
      </div>
    </>
  );
}
