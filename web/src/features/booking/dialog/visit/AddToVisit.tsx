import { MAX_VISIT_PARTS } from '../../../../shared/server-rules.js';
import { newVisitPart, type VisitPart } from './visit-parts.js';

/** Id of the button that adds a treatment after the others. */
export const ADD_TREATMENT_ID = 'booking_add_treatment';

interface AddToVisitProps {
  more: readonly VisitPart[];
  serviceId: string | undefined;
  onAdd: (part: VisitPart) => void;
}

/** Buttons that add to the visit: a treatment afterwards, or one for a second person at the same time. */
export function AddToVisit({ more, serviceId, onAdd }: AddToVisitProps) {
  if (more.length + 1 >= MAX_VISIT_PARTS) return null;
  const isForTwo = more.some(({ guest }) => guest === 2);
  const add = (guest: 1 | 2) => onAdd(newVisitPart(guest, more, { service_id: serviceId }));
  return (
    <p className="booking-more">
      <button type="button" id={ADD_TREATMENT_ID} className="button" onClick={() => add(1)}>
        Add another treatment
      </button>
      <button type="button" className="button" onClick={() => add(2)}>
        {isForTwo ? 'Add one for the second person' : 'For two, at the same time'}
      </button>
    </p>
  );
}
