import { useEffect, useId, useState } from 'react';
import { isDesk } from '../../../features/identity/auth/format-role.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import { useListBookingsQuery } from '../../../shared/api/generated.js';
import { ClientMatch } from '../../../shared/clients/ClientMatch.js';
import { useClientMatches } from '../../../shared/clients/use-client-matches.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { ComboboxField } from '../../../shared/ui/combobox/ComboboxField.js';
import { ComboboxOption } from '../../../shared/ui/combobox/ComboboxOption.js';
import { useActiveOption } from '../../../shared/ui/combobox/use-active-option.js';
import {
  getPaletteGroups,
  isMatch,
  toBookingItem,
  toClientItem,
  type PaletteGroup,
  type PaletteItem,
} from './palette-items.js';
import styles from './palette.module.css';

interface PaletteProps {
  role: Role;
  recent: PaletteItem[];
  /** Called once the field receives key presses; returns the text typed before. */
  onShown: () => string;
  onChoose: (item: PaletteItem) => void;
}

/** Milliseconds without typing before bookings are searched: clients come first. */
const BOOKINGS_PAUSE_MS = 200;
const MAX_BOOKINGS = 5;
/** Minimum length of a text by which bookings are searched. */
const MIN_LENGTH = 2;

/** One field that finds actions, pages, clients and bookings. Arrow keys mark one of them, Enter opens it. */
export function Palette({ role, recent, onShown, onChoose }: PaletteProps) {
  const id = useId();
  const [text, setText] = useState('');
  const today = useShopNow()?.date;
  const isSearching = isDesk(role);
  const clients = useClientMatches(isSearching ? text : '');
  const bookings = useBookingItems(isSearching ? text : '');
  const known = getPaletteGroups(role, today);
  const own = text.trim() ? known.map((group) => filterGroup(group, text)) : [toRecent(recent, known), ...known];
  const found = [
    { heading: 'Clients', items: clients.matches?.map((match) => toClientItem(match)) ?? [] },
    { heading: 'Bookings', items: bookings ?? [] },
  ];
  const groups = [...own, ...found].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const ownCount = countItems(own);
  const option = useActiveOption({
    count: items.length,
    isCurrent: (nth) => !isSearching || (nth >= 0 && nth < ownCount) || clients.isCurrent,
    onChoose: (nth) => onChoose(items[nth]!),
  });
  const isOver = !isSearching || (clients.isCurrent && bookings !== undefined);
  const type = (typed: string) => {
    setText(typed);
    option.reset();
  };
  return (
    <>
      <ComboboxField
        label="Search"
        placeholder={isSearching ? 'Client, booking, page or action' : 'Page or action'}
        listId={id}
        activeId={option.active >= 0 ? `${id}-${option.active}` : undefined}
        value={text}
        onChange={type}
        onKeyDown={option.press}
        onFocus={() => {
          const early = onShown();
          if (early) type(early);
        }}
      />
      <div className={styles.list}>
        <div id={id} role="listbox" aria-label="Results" className={styles.results} hidden={items.length === 0}>
          {groups.map(({ heading, items: ofGroup }, at) => (
            <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
              <p id={`${id}-${heading}`} role="presentation" className={styles.heading}>
                {heading}
              </p>
              {ofGroup.map((item, nthOfGroup) => {
                const nth = countItems(groups.slice(0, at)) + nthOfGroup;
                const match = heading === 'Clients' && clients.matches?.find((each) => each.id === item.key);
                return (
                  <ComboboxOption
                    key={item.key}
                    id={`${id}-${nth}`}
                    isActive={nth === option.active}
                    onMark={() => option.mark(nth)}
                    onChoose={() => onChoose(item)}
                  >
                    {match ? <ClientMatch match={match} /> : <ItemLine item={item} />}
                  </ComboboxOption>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={styles.status}>
        {clients.isError && 'The clients could not be searched. Try again.'}
        {isOver && items.length === 0 && `Nothing matches “${text.trim()}”`}
      </p>
    </>
  );
}

const countItems = (groups: PaletteGroup[]): number => groups.reduce((sum, { items }) => sum + items.length, 0);

/** Returns what was opened last; actions and pages as they are today. */
function toRecent(recent: PaletteItem[], known: PaletteGroup[]): PaletteGroup {
  const all = known.flatMap(({ items }) => items);
  return { heading: 'Recent', items: recent.map((item) => all.find(({ key }) => key === item.key) ?? item) };
}

const filterGroup = ({ heading, items }: PaletteGroup, text: string): PaletteGroup => ({
  heading,
  items: items.filter((item) => isMatch(item, text)),
});

function ItemLine({ item: { Icon, label, detail } }: { item: PaletteItem }) {
  return (
    <span className={styles.item}>
      <Icon />
      <span>
        <span>{label}</span>
        {detail && <span className="second"> {detail}</span>}
      </span>
    </span>
  );
}

/** Searches bookings while a text is typed; undefined until those of the present text are known. */
function useBookingItems(text: string): PaletteItem[] | undefined {
  const name = text.trim();
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(name), BOOKINGS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const isShort = searched.length < MIN_LENGTH;
  const { currentData, isError } = useListBookingsQuery(
    { status: 'all', order: 'latest', name: searched, limit: MAX_BOOKINGS },
    { skip: isShort, refetchOnMountOrArgChange: 30 },
  );
  if (name.length < MIN_LENGTH || isError) return [];
  return isShort || searched !== name ? undefined : currentData?.items.map((booking) => toBookingItem(booking));
}
