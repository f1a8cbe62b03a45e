import { useEffect, useState } from 'react';
import {
  useFindContactOwnersQuery,
  type OfficeBookingDto,
  type SharingClientDto,
} from '../../../../shared/api/generated.js';
import { ClientAlertLine } from '../../../../shared/clients/ClientAlertLine.js';
import { formatPreferences } from '../../../../shared/clients/format-preferences.js';
import { formatSharing } from '../../../../shared/clients/format-sharing.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import './client-field.css';

/** Minimum number of digits of a complete phone number. */
const MIN_DIGITS = 8;

const TYPING_PAUSE_MS = 300;

/** A client whom the desk takes over into the form. */
export type PickedClient = Pick<SharingClientDto, 'id' | 'name' | 'phone' | 'email'>;

interface KnownClientProps {
  /** The client's details as entered; empty texts where nothing is. */
  client: { id: string; name: string; phone: string; email: string };
  /** The booking that is edited: nothing is said about its client while it stays as it is. */
  saved?: Pick<OfficeBookingDto, 'client_id' | 'client_name' | 'client_phone' | 'client_email'> | undefined;
  onPick: (client: PickedClient) => void;
  onUseAddress: (email: string) => void;
}

/** Whose the number or address is: the alert of the client who has it, and others who share it. */
export function KnownClient({ client, saved, onPick, onUseAddress }: KnownClientProps) {
  const { name, phone, email } = usePaused(client);
  const isPhone = phone.replaceAll(/\D/g, '').length >= MIN_DIGITS;
  const isEmail = email.includes('@');
  const isSaved = saved && saved.client_phone === phone && (saved.client_email ?? '') === email;
  const { data } = useFindContactOwnersQuery(
    { name: name || undefined, phone: isPhone ? phone : undefined, email: isEmail ? email : undefined },
    { skip: !(isPhone || isEmail) || Boolean(isSaved && saved.client_name === name) },
  );
  if (!data || !(isPhone || isEmail)) return null;
  const ownId = client.id || data.client?.id || saved?.client_id;
  const others = data.sharing.filter(({ id }) => id !== ownId);
  const address = email.trim() === '' ? (data.client?.email ?? null) : null;
  const preferences = data.client?.preferences && formatPreferences(data.client.preferences);
  if (others.length === 0 && !data.client?.alert && !address && !preferences) return null;
  return (
    <div className="known-client" role="status">
      {others.length > 0 && (
        <p>
          {formatSharing(others)} {others.map((other) => other.name).join(', ')}.{' '}
          {others.map((other) => (
            <Button key={other.id} variant="link" size="small" onClick={() => onPick(other)}>
              Book for {other.name}
            </Button>
          ))}
        </p>
      )}
      {address && (
        <p>
          {data.client?.name} is known by {address}.{' '}
          <Button variant="link" size="small" onClick={() => onUseAddress(address)}>
            Use this address
          </Button>
        </p>
      )}
      {preferences && <p>{preferences}</p>}
      {data.client?.alert && <ClientAlertLine alert={data.client.alert} />}
    </div>
  );
}

/** Returns the details once nobody has typed for a moment. */
function usePaused<Value extends object>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(JSON.parse(key) as Value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return paused;
}
