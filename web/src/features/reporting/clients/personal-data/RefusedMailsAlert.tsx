import { Link } from 'react-router-dom';
import { type RefusedClientMailDto, useListRefusedMailsQuery } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import styles from './personal-data.module.css';

const STATE_LABELS: Record<RefusedClientMailDto['state'], string> = {
  refused: 'refused by the mail server',
  limited: 'not sent',
  unknown: 'unknown: the mail server never said whether it accepted it',
};

/** Warns that mails did not reach the client, who then has to be called. */
export function RefusedMailsAlert({ id, phone }: { id: string; phone: string | undefined }) {
  const read = useListRefusedMailsQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData } = read;
  if (!currentData && read.isError) return <LoadFailure what="Mails that did not reach this client" reads={[read]} />;
  if (!currentData || currentData.mails.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={`Mails did not reach this client.${phone ? ` Please call ${phone}.` : ''}`}
      description={
        <ul className={styles.mails}>
          {currentData.mails.map(({ event_id, booking_id, service_name, booking_date, at_local, state, reason }) => (
            <li key={event_id}>
              {formatShortDate(at_local.slice(0, 10))}, {formatTime(at_local.slice(11, 16))}, about{' '}
              <Link to={`/bookings?${new URLSearchParams({ status: 'all', booking: booking_id })}`}>
                {service_name} on {formatShortDate(booking_date)}
              </Link>
              : {[STATE_LABELS[state], reason].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      }
    />
  );
}
