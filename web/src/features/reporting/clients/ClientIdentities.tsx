import { useState } from 'react';
import type { ClientDto, OwnIdentityDto } from '../../../shared/api/generated.js';
import { toTelLink } from '../../../shared/tel-link.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './client-record.module.css';

const SeparateClientDialog = onDemand(async () => (await import('./SeparateClientDialog.js')).SeparateClientDialog);

/** All numbers, names and addresses that the client is or was known by. */
export function ClientIdentities({ client }: { client: ClientDto }) {
  return (
    <section aria-labelledby="client-identities">
      <h2 id="client-identities" className={classes('type-small-head', styles.title)}>
        Contact details
      </h2>
      <Stack as="ul" role="list" className={styles.list}>
        {client.identities.map((identity) => (
          <Cluster as="li" gap={12} lines={4} key={`${identity.kind} ${identity.value}`}>
            <span className={identity.is_former ? 'second' : undefined}>
              {identity.is_former && 'was '}
              <IdentityLink {...identity} />
            </span>
            {identity.is_other_name && <SeparateButton client={client} name={identity.value} />}
          </Cluster>
        ))}
        {client.external_ids.map((externalId) => (
          <li key={externalId} className="second">
            Imported as {externalId}
          </li>
        ))}
      </Stack>
    </section>
  );
}

function IdentityLink({ kind, value }: OwnIdentityDto) {
  if (kind === 'phone') return <a href={toTelLink(value)}>{value}</a>;
  if (kind === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}

/** Makes those of another name a client of their own: a couple or family had shared the record. */
function SeparateButton({ client, name }: { client: ClientDto; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useHasBeenTrue(isOpen);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Separate {name}
      </Button>
      {wasOpened && <SeparateClientDialog isOpen={isOpen} client={client} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
