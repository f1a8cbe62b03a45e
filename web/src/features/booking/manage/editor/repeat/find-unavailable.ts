import type { MorePart } from '../../visits/more-parts.js';
import type { Draft } from '../editor-draft.js';
import type { RepeatedTreatment } from './use-former-visit.js';

type Chosen = Pick<Draft, 'service_id' | 'therapist_id'>;

interface EditorChoice {
  draft: Chosen;
  more: readonly Pick<MorePart, 'key' | 'service_id' | 'therapist_id'>[];
}

/**
 * Returns a sentence about each service and therapist that cannot be repeated, while nothing else is chosen for it. One
 * that was withdrawn after it was filled in is still chosen.
 */
export function findUnavailable(treatments: readonly RepeatedTreatment[], { draft, more }: EditorChoice): string[] {
  return treatments.flatMap((treatment) => {
    const nth = more.findIndex(({ key }) => key === treatment.key);
    const chosen = treatment.key === undefined ? draft : more[nth];
    // The treatment was removed.
    if (!chosen) return [];
    const { booking, service, therapist, hasLeft } = treatment;
    const isServiceLost = !service && (!chosen.service_id || chosen.service_id === booking.service_id);
    const isTherapistLost = chosen.therapist_id ? hasLeft && chosen.therapist_id === booking.therapist_id : !therapist;
    const place = more.length > 0 ? ` for treatment ${nth + 2}` : '';
    const way = treatment.key === undefined ? '' : ', or remove it';
    return [
      ...(isServiceLost ? [`${booking.service_name} is no longer offered. Choose another service${place}${way}.`] : []),
      ...(isTherapistLost
        ? [`${describeAbsence(treatment)}. Choose ${another(treatment)} therapist${place}${way}.`]
        : []),
    ];
  });
}

function describeAbsence({ booking, service, hasLeft }: RepeatedTreatment): string {
  if (booking.is_unassigned) return `${booking.service_name} was booked with ${booking.therapist_name}`;
  const what = service && !hasLeft ? `doesn't offer ${booking.service_name}` : 'takes no bookings';
  return `${booking.therapist_name} ${what} any more`;
}

const another = ({ booking }: RepeatedTreatment) => (booking.is_unassigned ? 'a' : 'another');
