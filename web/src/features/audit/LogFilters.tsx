import { Select } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../shared/SearchField.js';
import type { LogFilter } from './audit-api.js';

const kinds: { value: LogFilter['kind']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'create', label: 'Create' },
  { value: 'update', label: 'Update' },
  { value: 'delete', label: 'Delete' },
  { value: 'export', label: 'Export' },
];
const actors: { value: LogFilter['who']; label: string }[] = [
  { value: 'admins', label: 'Admins' },
  { value: 'visitors', label: 'Visitors' },
  { value: 'system', label: 'System' },
  { value: 'everyone', label: 'Everyone' },
];

/** How long typing has to rest, in milliseconds, before the log is searched. */
const rest = 300;

export function LogFilters({ filter, onChange }: { filter: LogFilter; onChange: (filter: LogFilter) => void }) {
  const [text, setText] = useState('');
  const search = useEffectEvent(() => onChange({ ...filter, search: text.trim() || undefined }));
  useEffect(() => {
    const timer = setTimeout(search, rest);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="log-filters">
      <SearchField label="Search logs" value={text} onChange={setText} />
      <Select
        aria-label="Action type"
        options={kinds}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Select aria-label="Who" options={actors} value={filter.who} onChange={(who) => onChange({ ...filter, who })} />
    </search>
  );
}
