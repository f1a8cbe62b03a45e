import { useListAccountsQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { SearchBox } from '../../../shared/ui/fields/SearchBox.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import type { LogFilter } from './log-filter.js';
import { ClientFilter } from './ClientFilter.js';
import { LOG_ACTORS, LOG_KINDS } from './use-log-url-state.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { useReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './action-logs.module.css';

interface LogFiltersProps {
  filter: LogFilter;
  /** @param isTyped whether the change comes from typing, which goes on */
  onChange: (change: Partial<LogFilter>, isTyped?: boolean) => void;
}

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const isReadOnly = useReadOnly();
  const accountList = useListAccountsQuery(undefined, { skip: isReadOnly });
  const { data: accounts = [] } = accountList;
  useLoadFailureToast(accountList, 'Failed to load accounts');
  const today = useShopNow()?.date;
  const chooseActor = (value: string) => {
    const who = LOG_ACTORS.find((each) => each === value);
    onChange(who ? { who, account: undefined } : { who: 'admins', account: value });
  };
  return (
    <Cluster as="search" gap={12} align="stretch" className={styles.filters}>
      <SearchBox label="Search logs" search={filter.search ?? ''} onSearch={(search) => onChange({ search }, true)} />
      <Select
        aria-label="Action type"
        options={toOptions(LOG_KINDS)}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        aria-label="Who"
        className={styles.wide}
        options={[...toOptions(LOG_ACTORS), ...accounts.map(({ id, email }) => ({ value: id, label: email }))]}
        value={filter.account ?? filter.who}
        hasWideList
        onChange={chooseActor}
      />
      {!isReadOnly && <ClientFilter client={filter.client} onChange={(client) => onChange({ client })} />}
      {isReadOnly && filter.client && <Button onClick={() => onChange({ client: undefined })}>Any client</Button>}
      <DateField
        label="First day"
        placeholder="From"
        today={today}
        value={filter.from}
        onChange={(from) => onChange({ from })}
      />
      <DateField
        label="Last day"
        placeholder="To"
        today={today}
        value={filter.to}
        onChange={(to) => onChange({ to })}
      />
    </Cluster>
  );
}

const toOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
