import { SearchBox } from '../../../../shared/ui/fields/SearchBox.js';
import { PastCustomerTable } from './PastCustomerTable.js';
import { PastFrame } from '../PastFrame.js';
import { PastPages } from './PastPages.js';
import { usePastCustomerPagesInfiniteQuery } from './past-api.js';
import type { PastViewProps } from '../past-view-props.js';
import { UnlessReadOnly } from '../../../../shared/read-only/read-only.js';

/** The list of customers as it was at a moment. */
export function PastCustomers({ past }: PastViewProps) {
  const { moment, search, change } = past;
  const query = usePastCustomerPagesInfiniteQuery({ ...moment, ...(search && { search }) });
  const pages = query.currentData?.pages;
  const customers = pages?.flatMap(({ items }) => items);
  return (
    <PastFrame
      past={past}
      shown={pages?.[0]}
      read={query}
      nowPath={`/admindashboard?${new URLSearchParams({ tab: 'customers', ...(search && { search }) })}`}
      fields={
        <UnlessReadOnly>
          <SearchBox
            label="Search by name, email or phone"
            search={search}
            onSearch={(text) => change({ search: text || undefined }, { replace: true })}
          />
        </UnlessReadOnly>
      }
    >
      {customers && (
        <PastCustomerTable customers={customers} onOpen={(client) => change({ view: 'client', customer: client })} />
      )}
      <PastPages query={query} what="customers" count={customers?.length} />
      <p className="type-note">
        Names, addresses, numbers, bookings and what they came to are those of then. People are found by what they were
        ever known by; whoever was erased since is not listed.
      </p>
    </PastFrame>
  );
}
