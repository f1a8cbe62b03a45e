import { ClientList } from './list/ClientList.js';
import { SharedClients } from './SharedClients.js';

/** The clients of the shop, and below them the records that may be several people's. */
export function Clients({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      <title>Clients</title>
      <header className="page-head">
        <h1 className="type-page">Clients</h1>
      </header>
      <ClientList isAdmin={isAdmin} />
      <SharedClients />
    </>
  );
}
