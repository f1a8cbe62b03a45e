import { AutoComplete, Input, type RefSelectProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ClientMatchDto } from '../../../../../shared/api/generated.js';
import { ClientMatch } from '../../../../../shared/clients/ClientMatch.js';
import { useClientMatches } from '../../../../../shared/clients/use-client-matches.js';

interface ClientFieldProps {
  id: string;
  value: string;
  maxLength: number;
  type?: 'tel' | 'email';
  autoFocus?: boolean;
  onChange: (text: string) => void;
  /** Called when a client on record was chosen. */
  onPick: (client: ClientMatchDto) => void;
}

/** A text field that suggests the shop's clients while somebody types. */
export function ClientField({ id, value, onChange, onPick, autoFocus = false, ...attributes }: ClientFieldProps) {
  // The text that the field opens with starts no search.
  const [typed, setTyped] = useState('');
  const { matches = [] } = useClientMatches(typed);
  // The attribute comes too early: the drawer is put into the page after its fields.
  const field = useRef<RefSelectProps>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <AutoComplete
      ref={field}
      id={id}
      value={value}
      defaultActiveFirstOption={false}
      popupMatchSelectWidth={420}
      classNames={{ popup: { root: 'client-suggestions' } }}
      options={matches.map((match) => ({
        // What a screen reader says of it.
        value: toOptionValue(match),
        label: (
          <span className="client-suggestion">
            <ClientMatch match={match} />
          </span>
        ),
      }))}
      onSelect={(chosen: string) => {
        const match = matches.find((each) => toOptionValue(each) === chosen);
        setTyped('');
        if (match) onPick(match);
      }}
      onSearch={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => setTyped('')}
    >
      <Input autoComplete="off" {...attributes} />
    </AutoComplete>
  );
}

const toOptionValue = ({ name, phone, email }: ClientMatchDto) => `${name}, ${phone || (email ?? '')}`;
