import { useState } from 'react';
import type { OfficeTimeSlotDto } from '../../../shared/api/generated.js';
import { formatTimeSpan } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { RetryButton } from '../../../shared/ui/load-failure/RetryButton.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { SCHEDULE_MESSAGES } from './slot-messages.js';
import { SlotButtons, SlotEditing, SlotSwitch } from './SlotRow.js';
import { useListOfficeTimeSlotsQuery } from './slots-api.js';
import { type SlotActions, useSlotActions } from './use-slot-actions.js';
import './time-slots.css';
import { onDemand } from '../../../shared/ui/on-demand.js';

const AddSlotDialog = onDemand(async () => (await import('./AddSlotDialog.js')).AddSlotDialog);

/**
 * The active time slots; the inactive ones are listed when asked for. A slot that is switched off here stays in its
 * place until the page is left.
 */
export function ManageTimeSlots() {
  const query = useListOfficeTimeSlotsQuery();
  const { data, isError, refetch } = query;
  const [switchedOff, setSwitchedOff] = useState<ReadonlySet<string>>(new Set());
  const [showsOff, setShowsOff] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const actions = useSlotActions(SCHEDULE_MESSAGES);
  useLoadFailureToast(query, 'Failed to load time slots');
  const toggle: SlotActions['toggle'] = (slot, isActive) => {
    setSwitchedOff((before) => new Set([...before, slot.id]));
    return actions.toggle(slot, isActive);
  };
  const slots = data?.filter(({ id, is_active }) => is_active || switchedOff.has(id));
  const off = data?.filter((slot) => !slots?.includes(slot)) ?? [];

  return (
    <section aria-labelledby="manage-slots" className="slots">
      <header className="schedule-day-head">
        <h2 id="manage-slots" className="type-item">
          Manage Time Slots
        </h2>
        <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
          Add Time Slot
        </Button>
      </header>
      <p className="second">The start times that the shop offers on every day.</p>
      {isError && !slots && <RetryButton onRetry={refetch} />}
      {slots?.length === 0 && <p className="slots-none">No time slots yet. Add the first start time.</p>}
      <ul role="list" className="slot-grid">
        {slots?.map((slot) => (
          <SlotTile key={slot.id} slot={slot} actions={{ ...actions, toggle }} />
        ))}
        {!slots && !isError && <SkeletonTiles />}
      </ul>
      {off.length > 0 && (
        <div className="slots-off">
          <Button variant="link" aria-expanded={showsOff} onClick={() => setShowsOff(!showsOff)}>
            {formatCount(off.length, 'time slot')} switched off
          </Button>
          {showsOff && (
            <ul role="list" aria-label="Switched off" className="slot-grid">
              {off.map((slot) => (
                <SlotTile key={slot.id} slot={slot} actions={actions} />
              ))}
            </ul>
          )}
        </div>
      )}
      {isAdding && <AddSlotDialog onAdd={actions.add} onClose={() => setAdding(false)} />}
    </section>
  );
}

function SlotTile({ slot, actions }: { slot: OfficeTimeSlotDto; actions: SlotActions }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <li className="slot-tile">
        <SlotEditing slot={slot} actions={actions} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li className="slot-tile" data-inactive={!slot.is_active || undefined}>
      <span className="slot-tile-time">{formatTimeSpan(slot.start_time, slot.end_time)}</span>
      <SlotSwitch slot={slot} actions={actions} />
      <span className="second">{slot.is_active ? slot.shift_type : `${slot.shift_type}, inactive`}</span>
      <SlotButtons slot={slot} actions={actions} onEdit={() => setEditing(true)} />
    </li>
  );
}

const SkeletonTiles = () =>
  Array.from({ length: 8 }, (_, tile) => <li key={tile} className="slot-tile skeleton" aria-hidden="true" />);
