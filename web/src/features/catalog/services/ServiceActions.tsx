import { useListWaitingQuery, type OfficeServiceDto } from '../../../shared/api/generated.js';
import { formatCount } from '../../../shared/format-count.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { useRemoveServiceMutation } from '../catalog-api.js';
import { CopyLink } from '../records/CopyLink.js';
import { toastActionError } from '../records/save-toasts.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';

export function ServiceActions({ service, onEdit }: { service: OfficeServiceDto; onEdit: () => void }) {
  const { id, name, slug, version } = service;
  const [remove, { isLoading }] = useRemoveServiceMutation();
  // Read ahead, once for all cards: the browser's question is asked as the button is pressed.
  const { data: list } = useListWaitingQuery({}, { refetchOnMountOrArgChange: true });
  const ask = async () => {
    const waiting = list?.items.filter(({ service_id }) => service_id === id).length ?? 0;
    const question = `Delete ${name}? Existing bookings keep it, but it can no longer be booked.`;
    if (!window.confirm([question, ...(waiting > 0 ? [describeWaiting(waiting)] : [])].join(' '))) return;
    const { data, error } = await remove({ id, version });
    if (error) return toastActionError(error, 'Failed to delete service');
    const { outcome, idle_therapists: idle } = data;
    const done =
      outcome === 'deleted' ? `${name} has been deleted` : `${name} is no longer offered; its bookings keep it`;
    toast(idle.length === 0 ? successToast(done) : successToast(`No treatment is left for ${idle.join(', ')}`, done));
  };
  return (
    <>
      <Button onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <CopyLink kind="service" slug={slug} name={name} />
      <Button isDanger variant="text" onClick={ask} disabled={isLoading} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </>
  );
}

const describeWaiting = (count: number) =>
  `${formatCount(count, 'client')} on the waiting list ${count === 1 ? 'wants' : 'want'} it: nothing will come free for them any more, so please call.`;
