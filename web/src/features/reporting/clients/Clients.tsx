import { useNavigate } from 'react-router-dom';
import { ClientFinder } from './ClientFinder.js';
import { SharedClients } from './SharedClients.js';
import styles from './client-finder.module.css';

/** The desk's way to a client: a search, and below it the records that may be several people's. */
export function Clients() {
  const navigate = useNavigate();
  return (
    <>
      <title>Clients</title>
      <header className="page-head">
        <h1 className="type-page">Clients</h1>
      </header>
      <div className={styles.page}>
        <ClientFinder label="Find a client" onChoose={({ id }) => void navigate(`/clients/${id}`)} />
      </div>
      <SharedClients />
    </>
  );
}
