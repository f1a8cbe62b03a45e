import { useState } from 'react';
import type { LeaveDto } from '../../../shared/api/generated.js';
import { OnDemandChangePreview } from '../../../shared/relocation/ChangePreview.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { formatBookings, formatLeaveDays } from './leave-text.js';
import { LeaveBookings } from './LeaveBookings.js';
import { LeaveRow } from './LeaveRow.js';
import type { useLeaveActions } from './use-leave-actions.js';

const toTimes = ({ therapist_id, first_date, last_date, start_time, end_time, repeats_until }: LeaveDto) => ({
  ...{ therapist_id, first_date, last_date, start_time, end_time, repeats_until },
});

interface LeaveRequestProps {
  leave: LeaveDto;
  actions: ReturnType<typeof useLeaveActions>;
}

/** A request for leave with the bookings that it affects, and buttons to approve or decline it. */
export function LeaveRequest({ leave, actions: { approve, decline, isDeciding } }: LeaveRequestProps) {
  const [reason, setReason] = useState('');
  const { therapist_id, therapist_name, bookings } = leave;
  const which = `${therapist_name}, ${formatLeaveDays(leave)}`;
  return (
    <LeaveRow
      leave={leave}
      isNamed
      actions={
        <>
          <Button
            variant="primary"
            disabled={isDeciding}
            aria-label={`Approve leave of ${which}`}
            onClick={() => void approve(leave)}
          >
            {bookings.length > 0 ? `Approve, keep ${formatBookings(bookings)}` : 'Approve'}
          </Button>
          <Button
            disabled={isDeciding}
            aria-label={`Decline leave of ${which}`}
            onClick={() => void decline(leave, reason)}
          >
            Decline
          </Button>
          <TextInput
            aria-label={`Reason for declining leave of ${which}`}
            className="leave-why"
            placeholder="Reason, if declined"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      }
    >
      {bookings.length > 0 ? (
        <>
          <span className="leave-hits">Hits {formatBookings(bookings)}:</span>
          <LeaveBookings therapistId={therapist_id} bookings={bookings} isLinked />
          <OnDemandChangePreview change={{ leave: toTimes(leave) }} title={`Leave of ${which}`} />
        </>
      ) : (
        <span className="second">No bookings within it.</span>
      )}
    </LeaveRow>
  );
}
