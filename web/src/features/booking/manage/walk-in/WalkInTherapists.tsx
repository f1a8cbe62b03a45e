import { useListWalkInTherapistsQuery, type WalkInTherapistDto } from '../../../../shared/api/generated.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import { useBookWalkIn, type WalkIn } from './use-book-walk-in.js';
import { freeLabel } from './walk-in-labels.js';

interface WalkInTherapistsProps {
  walkIn: WalkIn;
  onOpen: (bookingId: string) => void;
  onClose: () => void;
}

/** Milliseconds after which the therapists' free minutes, which become fewer, are read again. */
const POLL_INTERVAL_MS = 60_000;

/** The therapists for the chosen treatment and start; one press books a free one. */
export function WalkInTherapists({ walkIn, onOpen, onClose }: WalkInTherapistsProps) {
  const { book, isBooking } = useBookWalkIn({ onOpen, onClose });
  const { service, time } = walkIn;
  const query = useListWalkInTherapistsQuery(
    { serviceId: service.id, time },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_INTERVAL_MS },
  );
  const { currentData: therapists } = query;
  return (
    <section aria-labelledby="walk-in-therapists">
      <h3 className="walk-in-head" id="walk-in-therapists">
        Therapist
      </h3>
      <LoadFailure what="The therapists" reads={[query]} />
      <div role="status">{therapists?.every(({ is_free }) => !is_free) && <p>Nobody is free then.</p>}</div>
      <ul role="list" className="walk-in-therapists" ref={(list) => list?.scrollIntoView({ block: 'nearest' })}>
        {therapists?.map((therapist) => (
          <li key={therapist.id}>
            <TherapistChoice
              therapist={therapist}
              isDisabled={isBooking}
              onChoose={() => void book(walkIn, therapist)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TherapistChoiceProps {
  therapist: WalkInTherapistDto;
  isDisabled: boolean;
  onChoose: () => void;
}

/** A therapist to choose, or the reason why they are not free. */
function TherapistChoice({ therapist, isDisabled, onChoose }: TherapistChoiceProps) {
  const { name, is_free, reason } = therapist;
  if (!is_free)
    return (
      <p className="walk-in-busy">
        <span>{name}</span>
        <span>{reason}</span>
      </p>
    );
  return (
    <button type="button" className="walk-in-choice" disabled={isDisabled} onClick={onChoose}>
      <span>{name}</span>
      <span className="second">{freeLabel(therapist)}</span>
    </button>
  );
}
