import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import {
  useMergeClientsMutation,
  useUnmergeClientMutation,
  type ClientDto,
  type MergedClientDto,
  type RelatedClientDto,
} from '../../../shared/api/generated.js';
import { clearToasts, toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { askQuestion } from '../../../shared/ui/question.js';

/** Records that are the same person, and those that may be. */
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
              <Similar key={other.id} client={client} other={other} />
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
              <Merged key={other.record_id} client={client} other={other} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Similar({ client, other }: { client: ClientDto; other: RelatedClientDto }) {
  const [merge, { isLoading }] = useMergeClientsMutation();
  const [unmerge] = useUnmergeClientMutation();
  const navigate = useNavigate();
  const undo = async (person: ClientDto) => {
    clearToasts();
    const record = findMergedRecord(person, client, other);
    const answer = record && (await unmerge({ id: person.id, recordId: record.record_id }));
    if (!answer || answer.error) return toast(errorToast('Failed to separate the records'));
    toast(successToast(`Undone: ${other.name} and ${client.name} are two people again`));
  };
  const ask = () =>
    askQuestion({
      title: `Merge ${other.name} into ${client.name}?`,
      content: 'Their bookings and notes are shown together from then on. You can separate them again at any time.',
      okText: 'Merge',
      cancelText: 'Keep Apart',
      onOk: async () => {
        const { data, error } = await merge({ id: client.id, mergeClientsDto: { other_id: other.id } });
        if (error) return toast(errorToast('Failed to merge the records'));
        const isKept = data.id === client.id;
        toast({
          ...successToast(`${other.name} and ${client.name} are one person now`),
          seconds: 10,
          action: <Button onClick={() => void undo(data)}>Undo</Button>,
        });
        if (!isKept) void navigate(`/clients/${data.id}`, { replace: true });
      },
    });
  return (
    <li>
      <Link to={`/clients/${other.id}`}>{other.name}</Link>
      <Described {...other} />
      <Button size="small" loading={isLoading} onClick={ask}>
        Merge
      </Button>
    </li>
  );
}

/** The record that a merge has added; others may have come with it, which had been merged into that one. */
function findMergedRecord(person: ClientDto, before: ClientDto, other: RelatedClientDto): MergedClientDto | undefined {
  const known = new Set(before.merged.map(({ record_id }) => record_id));
  const added = person.merged.filter(({ record_id }) => !known.has(record_id));
  return added.find(({ email, phone }) => email === other.email && phone === other.phone) ?? added[0];
}

function Merged({ client, other }: { client: ClientDto; other: MergedClientDto }) {
  const [unmerge, { isLoading }] = useUnmergeClientMutation();
  const run = async () => {
    const { error } = await unmerge({ id: client.id, recordId: other.record_id });
    toast(error ? errorToast('Failed to separate the records') : successToast(`${other.name} is a client apart again`));
  };
  return (
    <li>
      <strong>{other.name}</strong>
      <Described {...other} />
      <Button size="small" loading={isLoading} onClick={() => void run()}>
        Unmerge
      </Button>
    </li>
  );
}

function Described({ phone, email, bookings }: RelatedClientDto) {
  const count = bookings === 1 ? '1 booking' : `${bookings} bookings`;
  return <span className="second">{[phone, email, count].filter(Boolean).join(' · ')}</span>;
}
