import { Button } from 'antd';
import type { CustomerDto } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { useNextPage } from '../../../shared/next-page.js';
import { SearchBox } from '../../../shared/SearchBox.js';
import { Freshness } from '../Freshness.js';
import { LoadAgain } from '../LoadAgain.js';
import { useCustomerPagesInfiniteQuery } from '../reporting-api.js';
import { RowsSkeleton } from '../RowsSkeleton.js';
import { useFollowing } from '../use-following.js';
import { CustomerTable } from './CustomerTable.js';

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
  useFollowing(refetch, asOf, fulfilledTimeStamp);
  const customers = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="customers" aria-busy={isFetching}>
      <header className="report-head">
        <h2 id="customers" className="type-item">
          Customers
        </h2>
        <search className="customer-search">
          <SearchBox label="Search by name, email or phone" search={search} onSearch={onSearch} />
        </search>
      </header>
      {!customers && isError && <LoadAgain text={failure} onAgain={refetch} />}
      {!customers && !isError && <RowsSkeleton label="Loading customers" rows={12} />}
      {customers && <CustomerTable customers={customers} onOpen={onOpen} />}
      {hasNextPage && (
        <Button type="link" className="report-more" onClick={nextPage.want} disabled={nextPage.isOnItsWay}>
          Show more customers
        </Button>
      )}
      <Freshness asOf={asOf} />
    </section>
  );
}
