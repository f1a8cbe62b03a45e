import { Select } from 'antd';
import { SearchBox } from '../../../shared/ui/fields/SearchBox.js';
import type { LogFilter } from '../audit-api.js';
import { LOG_ACTORS, LOG_KINDS } from './use-log-url-state.js';

interface LogFiltersProps {
  filter: LogFilter;
  /** @param isTyped it goes on while somebody types */
  onChange: (change: Partial<LogFilter>, isTyped?: boolean) => void;
}

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  return (
    <search className="log-filters">
      <SearchBox label="Search logs" search={filter.search ?? ''} onSearch={(search) => onChange({ search }, true)} />
      <Select
        aria-label="Action type"
        options={toOptions(LOG_KINDS)}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        aria-label="Who"
        options={toOptions(LOG_ACTORS)}
        value={filter.who}
        onChange={(who) => onChange({ who })}
      />
    </search>
  );
}

const toOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
