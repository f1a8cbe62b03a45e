import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { DayState } from '../day-state/DayStateSteps.js';
import { toDayProgress } from '../day-state/day-progress.js';
import { PendingReason } from '../list/PendingReason.js';

interface SummaryStateProps {
  booking: OfficeBookingDto;
  now: ShopNow | undefined;
}

/** How far a booking has come, in words. */
export function SummaryState({ booking, now }: SummaryStateProps) {
  const progress = toDayProgress(booking, now);
  return (
    <Cluster as="p" gap={12} lines={4}>
      <StatusTag status={booking.status} />
      {progress && <DayState {...progress} />}
      <PendingReason booking={booking} />
      {booking.status === 'confirmed' && booking.is_attendance_confirmed && <span>The client will come</span>}
    </Cluster>
  );
}
