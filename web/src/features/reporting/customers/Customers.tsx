import { useSearchParams } from 'react-router-dom';
import { CustomerDetail } from './CustomerDetail.js';
import { CustomerList } from './CustomerList.js';

/** The list of customers and an open one. Search and customer are kept in the URL, so that Back works. */
export function Customers() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const customer = params.get('customer');
  const tab = { tab: 'customers' };
  const found = { ...tab, ...(search && { search }) };
  if (customer) return <CustomerDetail key={customer} id={customer} onBack={() => setParams(found)} />;
  return (
    <CustomerList
      search={search}
      onSearch={(text) => {
        // A search that begins after a customer was opened must not close them.
        if (new URLSearchParams(location.search).has('customer')) return;
        setParams({ ...tab, ...(text && { search: text }) }, { replace: true });
      }}
      onOpen={({ id }) => setParams({ ...found, customer: id })}
    />
  );
}
