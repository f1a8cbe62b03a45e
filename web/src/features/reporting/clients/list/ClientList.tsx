import { useState } from 'react';
import { useNextPage } from '../../../../shared/api/use-next-page.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { SearchBox } from '../../../../shared/ui/fields/SearchBox.js';
import { RetryPanel } from '../../../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../../../../shared/ui/skeleton/RowsSkeleton.js';
import { Freshness } from '../../Freshness.js';
import { useClientPagesInfiniteQuery } from '../../reporting-api.js';
import { useRefetchUntilFresh } from '../../use-refetch-until-fresh.js';
import { ClientListFilters } from './ClientListFilters.js';
import { ClientListTable } from './ClientListTable.js';
import { ExportClientsButton } from './ExportClientsButton.js';
import { useClientListParams } from './client-list-params.js';
import styles from './client-list.module.css';
import reporting from '../../reporting.module.css';

const failure = 'Failed to load the clients';

/** All clients with their figures. What it is narrowed to is in the address, except the text that is searched for. */
export function ClientList({ isAdmin }: { isAdmin: boolean }) {
  const [params, change] = useClientListParams(isAdmin);
  const [text, setText] = useState('');
  const filter = { ...params, ...(text && { text }) };
  const query = useClientPagesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, hasNextPage, refetch, fulfilledTimeStamp } = query;
  const nextPage = useNextPage(query);
  const asOf = data?.pages[0]?.as_of;
  useLoadFailureToast(query, failure);
  useRefetchUntilFresh(refetch, asOf, fulfilledTimeStamp);
  const clients = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-label="All clients" aria-busy={isFetching}>
      <search>
        <div className={styles.search}>
          <SearchBox label="Search by name, email or phone" search={text} onSearch={setText} />
          {isAdmin && <ExportClientsButton filter={filter} />}
        </div>
        <ClientListFilters params={params} seesMoney={isAdmin} onChange={change} />
      </search>
      {!clients && isError && <RetryPanel text={failure} onRetry={refetch} />}
      {!clients && !isError && <RowsSkeleton label="Loading clients" rows={12} />}
      {clients && <ClientListTable clients={clients} seesMoney={isAdmin} />}
      {hasNextPage && (
        <Button variant="link" className={reporting.more} onClick={nextPage.request} disabled={nextPage.isPending}>
          Show more clients
        </Button>
      )}
      <Freshness asOf={asOf} />
    </section>
  );
}
