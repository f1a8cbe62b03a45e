import { Link } from 'react-router-dom';
import type { BirthdayDto, ClientDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatBirthday, isBirthdayNear } from '../../../../shared/clients/birthday.js';
import { ClientAlertLine } from '../../../../shared/clients/ClientAlertLine.js';
import { formatPreferences } from '../../../../shared/clients/format-preferences.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { CakeIcon } from '../../../../shared/ui/office-icons.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { formatVisits } from './format-visits.js';
import styles from './summary.module.css';

interface SummaryClientProps {
  booking: OfficeBookingDto;
  /** Undefined until they are read. */
  client: ClientDto | undefined;
}

/** Says how often the client came, and what they like best. */
function describe(client: ClientDto): string {
  const { preferred_therapist_name: therapist_name, profile } = client;
  const preferences = formatPreferences({ therapist_name, pressure: profile.preferred_pressure });
  return [formatVisits(client), preferences].filter(Boolean).join(' · ');
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
          <p className="second">{client ? describe(client) : '\u00a0'}</p>
          <Cluster as="p" gap={12} lines={0}>
            <Link className="link" to={`/clients/${client_id}`}>
              Client record
            </Link>
            {client?.profile.birthday && <NearBirthday birthday={client.profile.birthday} />}
          </Cluster>
        </>
      )}
    </section>
  );
}

/** A mark where the birthday is today or in the next days. */
function NearBirthday({ birthday }: { birthday: BirthdayDto }) {
  const today = useShopNow()?.date;
  if (!today || !isBirthdayNear(birthday, today)) return null;
  return (
    <span className={styles.birthday}>
      <CakeIcon width={16} height={16} />
      Birthday {formatBirthday({ ...birthday, year: null })}
    </span>
  );
}
