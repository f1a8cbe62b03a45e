import { Button } from 'antd';
import {
  useMergeClientsMutation,
  useSeparateClientMutation,
  type ClientDto,
  type OwnIdentityDto,
} from '../../../shared/api/generated.js';
import { toTelLink } from '../../../shared/tel-link.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { askQuestion } from '../../../shared/ui/question.js';
import { undoable } from '../../../shared/undo/undoable.js';

/** All numbers, names and addresses that the client is or was known by. */
export function ClientIdentities({ client }: { client: ClientDto }) {
  return (
    <section aria-labelledby="client-identities">
      <h2 id="client-identities" className="type-small-head customer-history">
        Contact details
      </h2>
      <ul role="list" className="client-identities">
        {client.identities.map((identity) => (
          <li key={`${identity.kind} ${identity.value}`}>
            <span className={identity.is_former ? 'second' : undefined}>
              {identity.is_former && 'was '}
              <IdentityLink {...identity} />
            </span>
            {identity.is_other_name && <SeparateButton client={client} name={identity.value} />}
          </li>
        ))}
        {client.external_ids.map((externalId) => (
          <li key={externalId} className="second">
            Imported as {externalId}
          </li>
        ))}
      </ul>
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
  const [separate, { isLoading }] = useSeparateClientMutation();
  const [merge] = useMergeClientsMutation();
  const undo = async (otherId: string) => {
    const { error } = await merge({ id: client.id, mergeClientsDto: { other_id: otherId } });
    toast(
      error
        ? errorToast('Failed to merge the records')
        : successToast(`Undone: ${name} and ${client.name} are one person`),
    );
  };
  const ask = () =>
    askQuestion({
      title: `Is ${name} somebody else?`,
      content: `The bookings of ${name} and their places on the waiting list will belong to a client of their own. Notes and the alert stay on this page.`,
      okText: 'Separate',
      cancelText: 'Keep Together',
      onOk: async () => {
        const { data, error } = await separate({ id: client.id, separateClientDto: { name } });
        if (error) return toast(errorToast('Failed to separate the names'));
        toast({ ...successToast(`${name} is a client apart`), ...undoable(() => undo(data.id)) });
      },
    });
  return (
    <Button size="small" loading={isLoading} onClick={ask}>
      Separate {name}
    </Button>
  );
}
