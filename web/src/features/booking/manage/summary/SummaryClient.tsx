import { Link } from 'react-router-dom';
import type { ClientDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import { ClientAlertLine } from '../../../../shared/clients/ClientAlertLine.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { formatVisits } from './format-visits.js';
import styles from './summary.module.css';

interface SummaryClientProps {
  booking: OfficeBookingDto;
  /** Undefined until they are read. */
  client: ClientDto | undefined;
}

/** How the client is reached, and how often they came. */
export function SummaryClient({ booking, client }: SummaryClientProps) {
  const { client_id, client_phone: phone, client_email: email, client_alert: alert } = booking;
  return (
    <section aria-label="Client" className={styles.client}>
      {alert && <ClientAlertLine alert={alert} />}
      {(phone || email) && (
        <Cluster as="p" gap={16} lines={0}>
          {phone && (
            <a className="link" href={toTelLink(phone)}>
              {phone}
            </a>
          )}
          {email && (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </Cluster>
      )}
      {client_id && (
        <>
          <p className="second">{client ? formatVisits(client) : '\u00a0'}</p>
          <Link className="link" to={`/clients/${client_id}`}>
            Client record
          </Link>
        </>
      )}
    </section>
  );
}
