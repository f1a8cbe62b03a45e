import { ClockIcon } from '../../../../shared/ui/icons.js';
import { formatSlotsBanner } from './slots.js';
import type { DayAvailability } from './use-day-availability.js';

const ON_REQUEST = "This day's roster isn't set yet. Send a request and we'll confirm soon.";

/** Says the number of slots left on the chosen date, or that the shop has to decide. */
export function SlotsBanner({
  day: { slotsRemaining: remaining, isOnRequest },
}: {
  day: Pick<DayAvailability, 'slotsRemaining' | 'isOnRequest'>;
}) {
  const text = isOnRequest ? ON_REQUEST : formatSlotsBanner(remaining);
  const tone = remaining === 0 ? 'full' : (remaining ?? 0) <= 3 ? 'few' : 'many';
  return (
    <div role="status">
      {text && (
        <p className={`booking-banner booking-banner-${tone}`}>
          <ClockIcon />
          {text}
        </p>
      )}
    </div>
  );
}
