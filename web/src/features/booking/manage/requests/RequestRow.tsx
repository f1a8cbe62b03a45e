import type { WaitingRequestDto } from '../../../../shared/api/generated.js';
import { formatTime, formatShortDate } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingActions } from '../list/BookingActions.js';
import { PendingReason } from '../list/PendingReason.js';
import { AnswerRequest } from './AnswerRequest.js';
import { RequestOutlook } from './RequestOutlook.js';
import { formatAge } from './age-labels.js';
import { reminderLabel } from './outlook-labels.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

interface RequestRowProps {
  request: WaitingRequestDto;
  handlers: BookingHandlers;
  /** Whether the booking is open. */
  isOpened: boolean;
}

export function RequestRow({ request, handlers, isOpened }: RequestRowProps) {
  return (
    <li className="request" data-opened={isOpened || undefined}>
      <p className="request-age">{request.status === 'pending' && formatAge(request.waiting_minutes)}</p>
      <div className="request-who">
        <Button variant="link" onClick={() => handlers.onOpen(request)}>
          {formatClientName(request)}
        </Button>
        <a href={toTelLink(request.client_phone)}>{request.client_phone}</a>
      </div>
      <div>
        <p>
          <strong>
            {formatShortDate(request.booking_date)}, {formatTime(request.booking_time)}
          </strong>
        </p>
        <p className="second">
          {request.service_name}, {formatMoney(request.total_price)},{' '}
          <span className={request.is_unassigned ? 'booking-unassigned' : undefined}>{request.therapist_name}</span>
        </p>
        {request.outlook && !request.awaited_deposit ? (
          <RequestOutlook outlook={request.outlook} />
        ) : (
          <PendingReason booking={request} />
        )}
        {request.status === 'confirmed' && <p className="second">{reminderLabel(request)}</p>}
      </div>
      <div className="request-answer">
        <AnswerRequest request={request} />
        <BookingActions
          booking={request}
          handlers={handlers}
          isToCall={request.status === 'confirmed'}
          mayConfirm={request.outlook === null}
        />
      </div>
    </li>
  );
}
