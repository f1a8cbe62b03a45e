import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseProblem } from '../../../shared/api/problem.js';
import { useGetCustomerQuery, type CustomerDetailDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { ArrowLeftIcon } from '../../../shared/ui/icons.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useNextPage } from '../../../shared/api/use-next-page.js';
import { BookingRows } from '../BookingRows.js';
import { Freshness } from '../Freshness.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { useCustomerBookingPagesInfiniteQuery } from '../reporting-api.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { useRefetchUntilFresh } from '../use-refetch-until-fresh.js';
import { CustomerStatistics } from './CustomerStatistics.js';
import { CustomerClients } from './CustomerClients.js';
import { classes } from '../../../shared/ui/classes.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './customers.module.css';
import reporting from '../reporting.module.css';

const failure = 'Failed to load customer bookings';
const none = 'No bookings found for this customer';

export function CustomerDetail({ id, onBack }: { id: string; onBack: () => void }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus here, because the pressed row is gone.
  useEffect(() => heading.current?.focus(), []);
  const person = useGetCustomerQuery({ id }, { refetchOnMountOrArgChange: true });
  const history = useCustomerBookingPagesInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const nextPage = useNextPage(history);
  const customer = person.data?.customer;
  // Closes the page when all of the customer's bookings moved to another address or number, so that the customer no
  // longer exists.
  const isGone = parseProblem(person.error)?.status === 404 || parseProblem(history.error)?.status === 404;
  const isError = !isGone && (person.isError || history.isError);
  const again = () => Promise.all([person.refetch(), history.refetch()]);
  useLoadFailureToast({ ...history, isError }, failure);
  useRefetchUntilFresh(again, person.data?.as_of, person.fulfilledTimeStamp);
  const bookings = isGone ? [] : history.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="customer">
      <header className={reporting.head}>
        <Button icon={<ArrowLeftIcon />} onClick={onBack}>
          Back to Customers
        </Button>
        <UnlessReadOnly>
          <Button onClick={() => navigate(toBookingsPath(person.data))}>View All Bookings</Button>
        </UnlessReadOnly>
      </header>
      <h2 id="customer" ref={heading} tabIndex={-1} className={classes('type-dialog', styles.name)}>
        {isGone ? 'Customer' : (customer?.name ?? <span className={classes('skeleton', styles.skeleton)} />)}
      </h2>
      {!isGone && <CustomerStatistics customer={customer} />}
      {!isGone && person.data && <CustomerClients clients={person.data.clients} />}
      <Freshness asOf={person.data?.as_of} />
      <h3 className={classes('type-small-head', styles.history)}>Booking history</h3>
      {isError && !bookings && <RetryPanel text={failure} onRetry={again} />}
      {!isError && !bookings && <RowsSkeleton label="Loading customer bookings" rows={4} />}
      {bookings && <BookingRows label="Booking history" bookings={bookings} empty={none} owner="customer" />}
      {history.hasNextPage && (
        <Button variant="link" className={reporting.more} onClick={nextPage.request} disabled={nextPage.isPending}>
          Show earlier bookings
        </Button>
      )}
    </section>
  );
}

/** Returns the list of the customer's bookings: of the one client, or of all who share the address or number. */
function toBookingsPath(detail: CustomerDetailDto | undefined): string {
  if (!detail) return '/bookings';
  const { customer, clients } = detail;
  const [only, ...others] = clients;
  if (only && others.length === 0) return `/bookings?status=all&person=${only.id}`;
  return `/bookings?${new URLSearchParams({ status: 'all', name: customer.email ?? customer.phone })}`;
}
