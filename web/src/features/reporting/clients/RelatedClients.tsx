import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useUnmergeClientMutation,
  type ClientDto,
  type MergedClientDto,
  type SharingClientDto,
} from '../../../shared/api/generated.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import { useMergeClient } from './use-merge-client.js';
import { formatCount } from '../../../shared/format-count.js';
import { formatSharing } from '../../../shared/clients/format-sharing.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './client-record.module.css';

const ClientFinderDialog = onDemand(async () => (await import('./ClientFinderDialog.js')).ClientFinderDialog);

/** People who share an address or number with this client, and records that were merged with it. */
export function RelatedClients({ client }: { client: ClientDto }) {
  return (
    <>
      {client.sharing.length > 0 && (
        <section aria-labelledby="client-sharing">
          <h2 id="client-sharing" className={classes('type-small-head', styles.title)}>
            {formatSharing(client.sharing)}
          </h2>
          <Stack as="ul" role="list" className={classes(styles.list, styles.related)}>
            {client.sharing.map((other) => (
              <SharingClient key={other.id} client={client} other={other} />
            ))}
          </Stack>
        </section>
      )}
      {client.merged.length > 0 && (
        <section aria-labelledby="client-merged">
          <h2 id="client-merged" className={classes('type-small-head', styles.title)}>
            Merged records
          </h2>
          <Stack as="ul" role="list" className={classes(styles.list, styles.related)}>
            {client.merged.map((other) => (
              <MergedClient key={other.id} client={client} other={other} />
            ))}
          </Stack>
        </section>
      )}
      <MergeByName client={client} />
    </>
  );
}

function SharingClient({ client, other }: { client: ClientDto; other: SharingClientDto }) {
  const { ask, isMerging } = useMergeClient(client);
  return (
    <li>
      <Link to={`/clients/${other.id}`}>{other.name}</Link>
      <ClientSummary {...other} />
      <Button size="small" isLoading={isMerging} onClick={() => ask(other)}>
        Merge
      </Button>
    </li>
  );
}

/** Merges with any other client, found by the search for callers. */
function MergeByName({ client }: { client: ClientDto }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useHasBeenTrue(isOpen);
  const { ask, isMerging } = useMergeClient(client);
  return (
    <div className={styles.merge}>
      <Button isLoading={isMerging} onClick={() => setOpen(true)}>
        Merge with another client…
      </Button>
      {wasOpened && (
        <ClientFinderDialog
          isOpen={isOpen}
          title="Which record is the same person?"
          except={client.id}
          onChoose={ask}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function MergedClient({ client, other }: { client: ClientDto; other: MergedClientDto }) {
  const [unmerge, { isLoading }] = useUnmergeClientMutation();
  const run = async () => {
    const { error } = await unmerge({ id: client.id, recordId: other.id });
    toast(error ? failureToast(error, 'Failed to separate the records') : successToast('Records separated'));
  };
  return (
    <li>
      <strong>{other.name}</strong>
      <ClientSummary {...other} />
      <Button size="small" isLoading={isLoading} onClick={() => void run()}>
        Unmerge
      </Button>
    </li>
  );
}

function ClientSummary({ phone, email, bookings }: Pick<SharingClientDto, 'phone' | 'email' | 'bookings'>) {
  return <span className="second">{[phone, email, formatCount(bookings, 'booking')].filter(Boolean).join(' · ')}</span>;
}
