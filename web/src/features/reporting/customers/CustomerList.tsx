import { Link } from 'react-router-dom';
import type { CustomerDto } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useNextPage } from '../../../shared/api/use-next-page.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { SearchBox } from '../../../shared/ui/fields/SearchBox.js';
import { Freshness } from '../Freshness.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { useCustomerPagesInfiniteQuery } from '../reporting-api.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { useRefetchUntilFresh } from '../use-refetch-until-fresh.js';
import { CustomerTable } from './CustomerTable.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './customers.module.css';
import reporting from '../reporting.module.css';

interface CustomerListProps {
  search: string;
  onSearch: (text: string) => void;
  onOpen: (customer: CustomerDto) => void;
}

const failure = 'Failed to load customers';

export function CustomerList({ search, onSearch, onOpen }: CustomerListProps) {
  const query = useCustomerPagesInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, hasNextPage, refetch, fulfilledTimeStamp } = query;
  const nextPage = useNextPage(query);
  const asOf = data?.pages[0]?.as_of;
  useLoadFailureToast(query, failure);
  useRefetchUntilFresh(refetch, asOf, fulfilledTimeStamp);
  const customers = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="customers" aria-busy={isFetching}>
      <header className={reporting.head}>
        <h2 id="customers" className="type-item">
          Customers
        </h2>
        <UnlessReadOnly>
          <search className={styles.search}>
            <SearchBox label="Search by name, email or phone" search={search} onSearch={onSearch} />
          </search>
          <Link className="link" to="/clients">
            Clients under several names
          </Link>
        </UnlessReadOnly>
        <Link className="link" to={`/past?${new URLSearchParams({ view: 'customers', ...(search && { search }) })}`}>
          View as of…
        </Link>
      </header>
      {!customers && isError && <RetryPanel text={failure} onRetry={refetch} />}
      {!customers && !isError && <RowsSkeleton label="Loading customers" rows={12} />}
      {customers && <CustomerTable customers={customers} onOpen={onOpen} />}
      {hasNextPage && (
        <Button variant="link" className={reporting.more} onClick={nextPage.request} disabled={nextPage.isPending}>
          Show more customers
        </Button>
      )}
      <Freshness asOf={asOf} />
    </section>
  );
}
