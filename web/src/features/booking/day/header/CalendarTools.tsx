import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button/Button.js';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { Stack } from '../../../../shared/ui/layout/Stack.js';
import { Segmented } from '../../../../shared/ui/segmented/Segmented.js';
import type { Person } from '../columns/calendar-columns.js';
import { SPAN_NAMES, type CalendarSpan } from '../columns/calendar-range.js';
import type { useCalendarView, Zoom } from '../columns/use-calendar-view.js';
import { PopoverPanel } from './PopoverPanel.js';
import { nameShown, TherapistFilter } from './TherapistFilter.js';

interface CalendarToolsProps {
  view: ReturnType<typeof useCalendarView>;
  people: Person[];
  /** Whether the columns can be rooms. */
  hasRooms: boolean;
  /** Whether one panel holds all of the choices. */
  isNarrow: boolean;
  /** Further tools. */
  children?: ReactNode;
}

const SPANS: { value: CalendarSpan; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: '3-days', label: '3 days' },
  { value: 'week', label: 'Week' },
];

const ZOOMS: { value: Zoom; label: string; title: string }[] = [
  { value: 'small', label: 'S', title: 'Small hours' },
  { value: 'medium', label: 'M', title: 'Medium hours' },
  { value: 'large', label: 'L', title: 'Large hours' },
];

/** The choices of what the calendar shows: columns, therapists, span and zoom. */
export function CalendarTools({ view, people, hasRooms, isNarrow, children }: CalendarToolsProps) {
  const isByRoom = hasRooms && view.isByRoom;
  const columns = hasRooms && view.span === 'day' && (
    <Segmented<'therapist' | 'room'>
      aria-label="Columns"
      value={view.isByRoom ? 'room' : 'therapist'}
      onChange={(by) => view.setByRoom(by === 'room')}
      options={[
        { value: 'therapist', label: 'Therapists' },
        { value: 'room', label: 'Rooms' },
      ]}
    />
  );
  const span = <Segmented aria-label="Span" value={view.span} onChange={view.setSpan} options={SPANS} />;
  const zoom = <Segmented<Zoom> aria-label="Zoom" value={view.zoom} onChange={view.setZoom} options={ZOOMS} />;
  const filter = <TherapistFilter people={people} shown={view.shown} onShown={view.setShown} />;
  const shown = isByRoom ? 'Rooms' : nameShown(people, view.shown);
  if (isNarrow)
    return (
      <>
        <Panel label="View" title={`${shown}, ${SPAN_NAMES[view.span]}`}>
          <Stack gap={12}>
            {span}
            {columns}
            {!isByRoom && filter}
            {/* Lists have no hours. */}
            {(isByRoom || view.shown.length === 1) && zoom}
          </Stack>
        </Panel>
        {children}
      </>
    );
  return (
    <>
      {/* First, where it moves none of the others once the rooms are read. */}
      {columns}
      {children}
      {!isByRoom && (
        <Panel label="Therapists" title={shown}>
          {filter}
        </Panel>
      )}
      {span}
      {zoom}
    </>
  );
}

/** A button that names the choice and opens it below. */
const Panel = ({ label, title, children }: { label: string; title: string; children: ReactNode }) => (
  <PopoverPanel
    label={label}
    button={(props) => (
      <Button icon={<ChevronDownIcon width={16} height={16} />} iconPlacement="end" {...props}>
        {title}
      </Button>
    )}
  >
    {() => children}
  </PopoverPanel>
);
