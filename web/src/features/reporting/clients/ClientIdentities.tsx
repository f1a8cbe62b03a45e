import type { ClientDto, ClientIdentityDto } from '../../../shared/api/generated.js';
import { toTelLink } from '../../../shared/tel-link.js';

/** All numbers, names and addresses that the client is or was known by. */
export function ClientIdentities({ client: { identities } }: { client: ClientDto }) {
  return (
    <section aria-labelledby="client-identities">
      <h2 id="client-identities" className="type-small-head customer-history">
        Contact details
      </h2>
      <ul role="list" className="client-identities">
        {identities.map((identity) => (
          <li key={`${identity.kind} ${identity.value}`} className={identity.is_former ? 'second' : undefined}>
            {identity.is_former && 'was '}
            <IdentityLink {...identity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IdentityLink({ kind, value }: ClientIdentityDto) {
  if (kind === 'phone') return <a href={toTelLink(value)}>{value}</a>;
  if (kind === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}
