import { Link } from 'react-router-dom';
import type { CustomerClientDto } from '../../../shared/api/generated.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './customers.module.css';

/** The people behind a customer of the report, who share the address or number where there are several. */
export function CustomerClients({ clients }: { clients: readonly CustomerClientDto[] }) {
  if (clients.length === 0) return null;
  return (
    <Cluster as="p" gap={12} lines={0} className={styles.clients}>
      <span>{clients.length === 1 ? 'Client page:' : 'Shared by:'}</span>
      {clients.map(({ id, name }) => (
        <Link key={id} className="link" to={`/clients/${id}`}>
          {name}
        </Link>
      ))}
    </Cluster>
  );
}
