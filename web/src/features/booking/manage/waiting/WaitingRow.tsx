import type { OfficeWaitingEntryDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { FreeStart } from './FreeStart.js';
import { useWaitingActions } from './use-waiting-actions.js';
import { formatOffer, reasonLabel } from './waiting-labels.js';

export function WaitingRow({ entry }: { entry: OfficeWaitingEntryDto }) {
  const actions = useWaitingActions(entry);
  const { client_name, client_phone, client_email, service_name, therapist_name, windows, offer, free } = entry;
  return (
    <li className="request waiting-row">
      <p className="request-age">No. {entry.place}</p>
      <div className="request-who">
        <strong>{client_name}</strong>
        <a href={toTelLink(client_phone)}>{client_phone}</a>
        {client_email && <span className="second">{client_email}</span>}
      </div>
      <div>
        <p>
          <strong>{service_name}</strong>, {therapist_name ?? 'any therapist'}
        </p>
        <p className="second">
          {windows
            .map(({ date, from, to }) => `${formatShortDate(date)}, ${formatTime(from)} to ${formatTime(to)}`)
            .join('; ')}
        </p>
        <p className={offer ? 'waiting-offer' : 'second'}>{offer ? formatOffer(offer) : reasonLabel(entry)}</p>
        {entry.status === 'waiting' &&
          free.map((start) => (
            <FreeStart key={`${start.date} ${start.time} ${start.therapist_id}`} start={start} actions={actions} />
          ))}
      </div>
      <span className="booking-actions">
        <Button
          disabled={actions.isSending}
          onClick={actions.withdraw}
          aria-label={`Withdraw ${client_name} from the waiting list`}
        >
          Withdraw
        </Button>
      </span>
    </li>
  );
}
