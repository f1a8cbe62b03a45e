import { useNavigate } from 'react-router-dom';
import {
  useMergeClientsMutation,
  useUnmergeClientMutation,
  type ClientDto,
  type ClientMatchDto,
  type MergedClientDto,
} from '../../../shared/api/generated.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { undoable } from '../../../shared/undo/undoable.js';
import { askQuestion } from '../../../shared/ui/question.js';

type OtherClient = Pick<ClientMatchDto, 'id' | 'name' | 'email' | 'phone'>;

/** Asks whether another client is the same person and merges the records; the toast offers to undo it. */
export function useMergeClient(client: ClientDto) {
  const [merge, { isLoading }] = useMergeClientsMutation();
  const [unmerge] = useUnmergeClientMutation();
  const navigate = useNavigate();
  const undo = async (person: ClientDto, other: OtherClient) => {
    const key = toMergeKey(other);
    const record = findMergedRecord(person, client);
    const answer = record && (await unmerge({ id: person.id, recordId: record.id }));
    if (!answer || answer.error)
      return toast({ ...failureToast(answer && answer.error, 'Failed to separate the records'), key });
    toast({ ...successToast(`Undone: ${other.name} and ${client.name} are two people again`), key });
  };
  const ask = (other: OtherClient) =>
    askQuestion({
      title: `Merge ${other.name} into ${client.name}?`,
      content: (
        <>
          <p>{[other.phone, other.email].filter(Boolean).join(' · ')}</p>
          <p>Their bookings and notes are shown together from then on. You can separate them again at any time.</p>
        </>
      ),
      okText: 'Merge',
      cancelText: 'Keep Apart',
      onOk: async () => {
        const { data, error } = await merge({ id: client.id, mergeClientsDto: { other_id: other.id } });
        if (error) return toast(failureToast(error, 'Failed to merge the records'));
        toast({
          ...successToast(`${other.name} and ${client.name} are one person now`),
          key: toMergeKey(other),
          ...undoable(() => undo(data, other)),
        });
        if (data.id !== client.id) void navigate(`/clients/${data.id}`, { replace: true });
      },
    });
  return { ask, isMerging: isLoading };
}

const toMergeKey = ({ id }: OtherClient) => `merge-${id}`;

/** Finds the record that a merge has added: of several, the one into which the others had been merged. */
function findMergedRecord(person: ClientDto, before: ClientDto): MergedClientDto | undefined {
  const previousIds = new Set(before.merged.map(({ id }) => id));
  const added = person.merged.filter(({ id }) => !previousIds.has(id));
  return added.find(({ merged_into }) => added.every(({ id }) => id !== merged_into));
}
