import { Link } from 'react-router-dom';
import type { CustomerClientDto } from '../../../shared/api/generated.js';

/** The people behind a customer of the report, who share the address or number where there are several. */
export function CustomerClients({ clients }: { clients: readonly CustomerClientDto[] }) {
  if (clients.length === 0) return null;
  return (
    <p className="customer-clients">
      <span>{clients.length === 1 ? 'Client page:' : 'Shared by:'}</span>
      {clients.map(({ id, name }) => (
        <Link key={id} className="link" to={`/clients/${id}`}>
          {name}
        </Link>
      ))}
    </p>
  );
}
