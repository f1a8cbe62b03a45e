import { Button } from 'antd';
import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { useRemoveServiceMutation } from '../catalog-api.js';
import { toastSuccess, toastSaveError } from '../records/save-toasts.js';

export function ServiceActions({ service, onEdit }: { service: OfficeServiceDto; onEdit: () => void }) {
  const { id, name } = service;
  const [remove, { isLoading }] = useRemoveServiceMutation();
  const ask = async () => {
    const question = `Delete ${name}? Existing bookings keep it, but it can no longer be booked.`;
    if (!window.confirm(question)) return;
    const { data, error } = await remove({ id });
    if (error) toastSaveError(error, 'Failed to delete service');
    else if (data.outcome === 'deleted') toastSuccess(`${name} has been deleted`);
    else toastSuccess(`${name} is no longer offered; its bookings keep it`);
  };
  return (
    <>
      <Button onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button danger type="text" onClick={ask} disabled={isLoading} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </>
  );
}
