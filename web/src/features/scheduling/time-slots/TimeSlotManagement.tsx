import { useEffect, useRef } from 'react';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { RetryButton } from '../../../shared/ui/load-failure/RetryButton.js';
import { DASHBOARD_MESSAGES } from './slot-messages.js';
import { SlotEditor } from './SlotEditor.js';
import { SlotRow } from './SlotRow.js';
import { useListOfficeTimeSlotsQuery } from './slots-api.js';
import { useSlotActions } from './use-slot-actions.js';
import './time-slots.css';

/** All time slots of the shop, inactive ones included. */
export function TimeSlotManagement() {
  const query = useListOfficeTimeSlotsQuery();
  const { data: slots, isError, refetch } = query;
  const actions = useSlotActions(DASHBOARD_MESSAGES);
  const section = useRef<HTMLElement>(null);
  const isLoaded = slots !== undefined;
  // The roster links here; the content above has its final height once the slots have loaded.
  useEffect(() => {
    if (isLoaded && location.hash === '#time-slots') section.current?.scrollIntoView();
  }, [isLoaded]);
  useLoadFailureToast(query, 'Failed to load time slots');
  return (
    <section ref={section} aria-labelledby="time-slots" className="slots">
      <h2 id="time-slots" className="type-item">
        Time Slot Management
      </h2>
      <p className="second">The start times that the shop offers on every day, within the shifts of the day.</p>
      <SlotEditor onSave={actions.add} />
      {isError && !slots ? (
        <RetryButton onRetry={refetch} />
      ) : (
        <table className="slot-table">
          <thead>
            <tr>
              <th scope="col">Start</th>
              <th scope="col">End</th>
              <th scope="col">Shift Type</th>
              <th scope="col">Status</th>
              <th scope="col" className="slot-actions">
                Actions
              </th>
            </tr>
          </thead>
          <tbody>
            {slots?.map((slot, nth) => (
              <SlotRow
                key={slot.id}
                slot={slot}
                actions={actions}
                onMoveUp={nth > 0 ? () => void actions.moveUp(slots, nth) : undefined}
              />
            ))}
            {slots?.length === 0 && <NoSlots />}
            {!slots && <SkeletonRows />}
          </tbody>
        </table>
      )}
    </section>
  );
}

const NoSlots = () => (
  <tr>
    <td colSpan={5}>No time slots yet. Add the first start time above.</td>
  </tr>
);

function SkeletonRows() {
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row}>
      <td colSpan={5}>
        <span className="skeleton slot-skeleton" />
      </td>
    </tr>
  ));
}
