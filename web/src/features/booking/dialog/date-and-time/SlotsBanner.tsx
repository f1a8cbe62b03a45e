import { ClockIcon } from '../../../../shared/ui/icons.js';
import { formatSlotsBanner } from './slots.js';

/** The slots left on the chosen date. */
export function SlotsBanner({ remaining }: { remaining: number | undefined }) {
  const text = formatSlotsBanner(remaining);
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
