import { Button } from '../../../shared/ui/button/Button.js';
import { useMediaQuery } from '../../../shared/ui/use-media-query.js';
import { ClockIcon, ColumnsIcon, ListIcon, PersonIcon, PlusIcon } from '../../../shared/ui/icons.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { ExportButton } from './ExportButton.js';
import { useShortcuts } from './shortcuts/use-shortcuts.js';
import { MoreMenu } from './MoreMenu.js';
import { useBookingListParams, type BookingListParams } from './list/booking-filter.js';
import type { BookingsView } from './use-bookings-view.js';

const VIEW_OPTIONS: { value: BookingsView; label: string; Icon: typeof ListIcon }[] = [
  { value: 'table', label: 'Table', Icon: ListIcon },
  { value: 'day', label: 'Calendar', Icon: ColumnsIcon },
  { value: 'requests', label: 'Requests', Icon: ClockIcon },
];

interface BookingsHeaderProps {
  view: BookingsView;
  onView: (view: BookingsView) => void;
  onNew: () => void;
  onWalkIn: () => void;
  onNewIntent: () => void;
  isEditing: boolean;
  isAdmin: boolean;
}

export function BookingsHeader(props: BookingsHeaderProps) {
  const { view, onView, onNew, onWalkIn, onNewIntent, isEditing, isAdmin } = props;
  const isRoomy = useMediaQuery('(min-width: 1240px)') && !isEditing;
  const isNarrow = useMediaQuery('(max-width: 575.98px)');
  // A finger sees no hints: a phone has rows enough for words.
  const hasWords = isRoomy || isNarrow;
  const [listParams] = useBookingListParams();
  const shortcuts = useShortcuts({ onView, onNew, onWalkIn });
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      aria-label="Add Booking"
      onClick={onNew}
      onPointerEnter={onNewIntent}
      onFocus={onNewIntent}
    >
      {isNarrow ? 'Add' : isEditing ? null : 'Add Booking'}
    </Button>
  );
  return (
    <header className="page-head">
      <h1 className="type-page">Manage Bookings</h1>
      {isNarrow && add}
      <Segmented<BookingsView>
        aria-label="View"
        value={view}
        onChange={onView}
        options={VIEW_OPTIONS.map(({ value, label, Icon }) => ({
          value,
          icon: <Icon />,
          label: <span className={hasWords ? undefined : 'visually-hidden'}>{label}</span>,
          title: label,
        }))}
      />
      {isAdmin && <ExportButton view={view} isCompact={!hasWords} />}
      <Button
        icon={<PersonIcon />}
        aria-label="Walk-in"
        data-hint={hasWords ? undefined : 'Walk-in'}
        onClick={onWalkIn}
      >
        {hasWords ? 'Walk-in' : null}
      </Button>
      <MoreMenu
        isCompact={!hasWords}
        pastPath={isAdmin ? toPastPath(view, listParams) : undefined}
        onHelp={shortcuts.showHelp}
      />
      {!isNarrow && add}
      {shortcuts.help}
    </header>
  );
}

/** Returns the link to the same view as it was in the past. */
function toPastPath(view: BookingsView, { status, date, name }: BookingListParams): string {
  if (view === 'day') return `/past?${new URLSearchParams({ ...(date && { day: date }) })}`;
  if (view === 'requests') return '/past?view=requests';
  const filter = { status, ...(date && { date }), ...(name && { name }) };
  return `/past?${new URLSearchParams({ view: 'bookings', ...filter })}`;
}
