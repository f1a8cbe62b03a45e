import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useGetClientQuery, type ClientDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { useNextPage } from '../../../shared/api/use-next-page.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { BookingRows } from '../BookingRows.js';
import { useClientBookingPagesInfiniteQuery } from '../reporting-api.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { ClientAlert } from './ClientAlert.js';
import { ClientCounts } from './ClientCounts.js';
import { ClientIdentities } from './ClientIdentities.js';
import { ClientNotes } from './ClientNotes.js';
import { ClientProfile } from './profile/ClientProfile.js';
import { RelatedClients } from './RelatedClients.js';
import { ClientPersonalData } from './personal-data/ClientPersonalData.js';
import { RefusedMailsAlert } from './personal-data/RefusedMailsAlert.js';
import { Switcher } from '../../../shared/ui/layout/Switcher.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './client-record.module.css';
import reporting from '../reporting.module.css';

/** A client's page: contact details, alert, notes, and upcoming and past bookings. */
export function ClientRecord({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const person = useGetClientQuery({ id }, { refetchOnMountOrArgChange: true });
  const client = person.data;
  const isGone = parseProblem(person.error)?.status === 404;
  // Moves the focus here for people who come from the search.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article aria-labelledby="client">
      <title>{client?.name ?? 'Client'}</title>
      <header className="page-head">
        <h1 id="client" ref={heading} tabIndex={-1} className={classes('type-page', styles.name)}>
          {isGone
            ? 'This client’s record no longer exists'
            : (client?.name ?? <span className={classes('skeleton', styles.nameSkeleton)} />)}
        </h1>
        {client && <AddBooking client={client} />}
      </header>
      {person.isError && !isGone && <RetryPanel text="Failed to load the client" onRetry={person.refetch} />}
      {client && (
        <>
          <ClientAlert client={client} />
          <ClientProfile client={client} />
          {isAdmin && <RefusedMailsAlert id={id} phone={client.phone} />}
          <ClientCounts client={client} />
          {isAdmin && (
            <p className={styles.past}>
              <Link className="link" to={`/past?${new URLSearchParams({ view: 'client', customer: id })}`}>
                View as of…
              </Link>
            </p>
          )}
          <Switcher from="tablet" gap={0} className={styles.columns}>
            <ClientNotes client={client} />
            <div>
              <ClientIdentities client={client} />
              <RelatedClients client={client} />
            </div>
          </Switcher>
        </>
      )}
      {!isGone && <ClientBookings id={id} isHidden={person.isLoading} />}
      {client && isAdmin && <ClientPersonalData client={client} onErased={() => void person.refetch()} />}
    </article>
  );
}

/** Opens a new booking for the client: an empty one, or one that is filled in like their last visit. */
function AddBooking({ client: { id, last_visit_id } }: { client: ClientDto }) {
  const navigate = useNavigate();
  const open = (more = '') => void navigate(`/bookings?new=&client=${id}${more}`);
  return (
    <Cluster as="span" gap={12}>
      {last_visit_id && <Button onClick={() => open(`&again=${last_visit_id}`)}>Book Again</Button>}
      <Button variant="primary" icon={<PlusIcon />} onClick={() => open()}>
        Add Booking
      </Button>
    </Cluster>
  );
}

interface ClientBookingsProps {
  id: string;
  /** Whether the part above is still to come, which would push the bookings down. */
  isHidden: boolean;
}

function ClientBookings({ id, isHidden }: ClientBookingsProps) {
  const history = useClientBookingPagesInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const nextPage = useNextPage(history);
  const bookings = history.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="client-bookings" hidden={isHidden}>
      <h2 id="client-bookings" className={classes('type-small-head', styles.title)}>
        Bookings
      </h2>
      {history.isError && !bookings && <RetryPanel text="Failed to load the bookings" onRetry={history.refetch} />}
      {history.isLoading && <RowsSkeleton label="Loading bookings" rows={4} />}
      {bookings && <BookingRows label="Bookings" bookings={bookings} empty="No bookings yet" owner="client" />}
      {history.hasNextPage && (
        <Button variant="link" className={reporting.more} onClick={nextPage.request} disabled={nextPage.isPending}>
          Show earlier bookings
        </Button>
      )}
    </section>
  );
}
