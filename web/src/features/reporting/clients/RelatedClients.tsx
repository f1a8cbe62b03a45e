import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useUnmergeClientMutation,
  type ClientDto,
  type MergedClientDto,
  type RelatedClientDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import { useMergeClient } from './use-merge-client.js';
import { formatCount } from '../../../shared/format-count.js';

const ClientFinderDialog = onDemand(async () => (await import('./ClientFinderDialog.js')).ClientFinderDialog);

/** Records that were merged with this client, and those that may be the same person. */
export function RelatedClients({ client }: { client: ClientDto }) {
  return (
    <>
      {client.similar.length > 0 && (
        <section aria-labelledby="client-similar">
          <h2 id="client-similar" className="type-small-head customer-history">
            May be the same person
          </h2>
          <ul role="list" className="client-related">
            {client.similar.map((other) => (
              <SimilarClient key={other.id} client={client} other={other} />
            ))}
          </ul>
        </section>
      )}
      {client.merged.length > 0 && (
        <section aria-labelledby="client-merged">
          <h2 id="client-merged" className="type-small-head customer-history">
            Merged records
          </h2>
          <ul role="list" className="client-related">
            {client.merged.map((other) => (
              <MergedClient key={other.record_id} client={client} other={other} />
            ))}
          </ul>
        </section>
      )}
      <MergeByName client={client} />
    </>
  );
}

function SimilarClient({ client, other }: { client: ClientDto; other: RelatedClientDto }) {
  const { ask, isMerging } = useMergeClient(client);
  return (
    <li>
      <Link to={`/clients/${other.id}`}>{other.name}</Link>
      <ClientSummary {...other} />
      <Button size="small" loading={isMerging} onClick={() => ask(other)}>
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
    <div className="client-merge">
      <Button loading={isMerging} onClick={() => setOpen(true)}>
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
    const { error } = await unmerge({ id: client.id, recordId: other.record_id });
    toast(error ? errorToast('Failed to separate the records') : successToast('Records separated'));
  };
  return (
    <li>
      <strong>{other.name}</strong>
      <ClientSummary {...other} />
      <Button size="small" loading={isLoading} onClick={() => void run()}>
        Unmerge
      </Button>
    </li>
  );
}

function ClientSummary({ phone, email, bookings }: RelatedClientDto) {
  return <span className="second">{[phone, email, formatCount(bookings, 'booking')].filter(Boolean).join(' · ')}</span>;
}
