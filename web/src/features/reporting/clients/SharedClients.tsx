import { Link } from 'react-router-dom';
import { useListSharedClientsQuery } from '../../../shared/api/generated.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../RowsSkeleton.js';
import '../reporting.css';
import './client-record.css';

/** Clients under several names, to be separated where they are several people. */
export function SharedClients() {
  const { data, isError, refetch } = useListSharedClientsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <article aria-labelledby="shared-clients">
      <title>Clients under several names</title>
      <header className="page-head">
        <h1 id="shared-clients" className="type-page">
          Clients under several names
        </h1>
      </header>
      <p className="second">
        Their bookings came in under one email address or number, but under more than one name. Open a client to
        separate another name: those bookings then belong to a client of their own.
      </p>
      {isError && !data && <RetryPanel text="Failed to load the clients" className="report-empty" onRetry={refetch} />}
      {!isError && !data && <RowsSkeleton label="Loading clients" rows={6} />}
      {data?.items.length === 0 && <p className="report-none">Every client has one name</p>}
      {data && data.items.length > 0 && (
        <ul role="list" className="client-related">
          {data.items.map(({ id, name, others, phone, email }) => (
            <li key={id}>
              <Link className="link" to={`/clients/${id}`}>
                {name}
              </Link>
              <span>{`also ${others.join(', ')}`}</span>
              <span className="second">{[phone, email].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
