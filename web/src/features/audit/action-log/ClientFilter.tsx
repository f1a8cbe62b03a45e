import { useState } from 'react';
import { useFindClientsQuery, useGetClientQuery } from '../../../shared/api/generated.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import styles from './action-logs.module.css';

interface ClientFilterProps {
  /** The client's id; undefined: every client. */
  client: string | undefined;
  onChange: (client: string | undefined) => void;
}

const MIN_LENGTH = 2;

/** The filter for entries about one client, with the same search as the desk's. */
export function ClientFilter({ client, onChange }: ClientFilterProps) {
  const [text, setText] = useState('');
  const { data: chosen } = useGetClientQuery({ id: client ?? '' }, { skip: !client });
  const {
    currentData: found,
    isFetching,
    isError,
  } = useFindClientsQuery({ text }, { skip: text.trim().length < MIN_LENGTH });
  const options = found?.items.map(({ id, name, phone }) => ({ value: id, label: `${name}, ${phone}` }));
  const own = chosen && client ? [{ value: client, label: chosen.name }] : [];
  return (
    <Select
      aria-label="Client"
      className={styles.wide}
      placeholder="Any client"
      isClearable
      onSearch={setText}
      isLoading={isFetching}
      none={describeNone(text, isError)}
      options={options ?? own}
      value={client}
      valueLabel={client && chosen?.name}
      onChange={(id: string | undefined) => {
        setText('');
        onChange(id);
      }}
    />
  );
}

function describeNone(text: string, isError: boolean): string {
  if (text.trim().length < MIN_LENGTH) return 'Type a name, a phone or an email';
  return isError ? 'The clients could not be searched. Try again.' : 'Nobody found';
}
