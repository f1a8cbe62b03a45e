import { Button } from 'antd';
import type { WaitingRequestDto } from '../../../../shared/api/generated.js';
import { clockTime, shortDate } from '../../../../shared/dates.js';
import { money } from '../../../../shared/money.js';
import type { BookingActs } from '../booking-acts.js';
import { BookingActions } from '../BookingActions.js';
import { PendingReason } from '../PendingReason.js';
import { ageWords } from './age-words.js';

export function RequestRow({ request, acts }: { request: WaitingRequestDto; acts: BookingActs }) {
  return (
    <li className="request" data-opened={acts.openedId === request.id || undefined}>
      <p className="request-age">{ageWords(request.waiting_minutes)}</p>
      <div className="request-who">
        <Button type="link" onClick={() => acts.onEdit(request)}>
          {request.client_name}
        </Button>
        <a href={`tel:${request.client_phone}`}>{request.client_phone}</a>
      </div>
      <div>
        <p>
          <strong>
            {shortDate(request.booking_date)}, {clockTime(request.booking_time)}
          </strong>
        </p>
        <p className="second">
          {request.service_name}, {money(request.total_price)},{' '}
          <span className={request.is_unassigned ? 'booking-unassigned' : undefined}>{request.therapist_name}</span>
        </p>
        <PendingReason booking={request} />
      </div>
      <BookingActions booking={request} acts={acts} />
    </li>
  );
}
