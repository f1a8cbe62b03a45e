import { Button } from 'antd';
import type { ClientMatchDto } from '../../../../shared/api/generated.js';
import { ClientAlertLine } from '../../../../shared/clients/ClientAlertLine.js';
import { useClientMatches } from '../../../../shared/clients/use-client-matches.js';
import './client-field.css';

/** Minimum number of digits of a complete phone number. */
const MIN_DIGITS = 8;

interface KnownClientProps {
  /** The client's details as entered; empty texts where nothing is. */
  client: { name: string; phone: string; email: string };
  onPick: (client: ClientMatchDto) => void;
  onUseAddress: (email: string) => void;
}

/** The client on record who has this number or address: their alert, or their name where it differs. */
export function KnownClient({ client, onPick, onUseAddress }: KnownClientProps) {
  const { name, phone, email } = client;
  const byPhone = useClientMatches(phone.replaceAll(/\D/g, '').length >= MIN_DIGITS ? phone : '').matches ?? [];
  const byEmail = useClientMatches(email.includes('@') ? email : '').matches ?? [];
  const found = [...byEmail.filter((each) => isSame(each.email, email)), ...byPhone];
  const match = found.find((each) => isSame(each.name, name)) ?? found[0];
  if (!match) return null;
  const isOther = name.trim() !== '' && !isSame(match.name, name) && !isSame(match.former, name);
  // Clients are told apart by their address: without it the booking would count as somebody else's.
  const lacksEmail = isSame(match.name, name) && match.email !== null && email.trim() === '';
  return (
    <div className="known-client" role="status">
      {isOther && (
        <p>
          {byPhone.includes(match) ? 'This number' : 'This address'} is known as {match.name}&apos;s.{' '}
          <Button type="link" size="small" onClick={() => onPick(match)}>
            Book for {match.name}
          </Button>
        </p>
      )}
      {lacksEmail && (
        <p>
          {match.name} is known by {match.email}.{' '}
          <Button type="link" size="small" onClick={() => onUseAddress(match.email ?? '')}>
            Use this address
          </Button>
        </p>
      )}
      {match.alert && <ClientAlertLine alert={match.alert} />}
    </div>
  );
}

const isSame = (one: string | null, other: string) => one?.trim().toLowerCase() === other.trim().toLowerCase();
