import { useState } from 'react';
import { useRemoveClosureMutation, type ClosureDto } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { EditIcon, TrashIcon } from '../../../../shared/ui/icons.js';
import { askQuestion } from '../../../../shared/ui/question.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import { RowButton } from '../../../../shared/ui/row-button/RowButton.js';
import { Rows } from '../../../../shared/ui/rows/Rows.js';
import { toastActionError } from '../../records/save-toasts.js';
import { formatAffected, formatDays } from './closure-text.js';

const RelocationDialog = onDemand(
  async () => (await import('../../../../shared/relocation/RelocationDialog.js')).RelocationDialog,
);

interface ClosureListProps {
  closures: ClosureDto[];
  onEdit: (closure: ClosureDto) => void;
}

/** The upcoming closures, the next one first, each with the bookings and shifts on its days. */
export function ClosureList({ closures, onEdit }: ClosureListProps) {
  const [remove] = useRemoveClosureMutation();
  const [shown, show] = useState<ClosureDto>();
  const submit = async ({ id, name, version }: ClosureDto) => {
    const { error } = await remove({ id, version });
    if (error) toastActionError(error, 'Failed to delete closure');
    else toast(successToast(`${name} has been deleted`));
  };
  const ask = (closure: ClosureDto) =>
    askQuestion({
      title: `Delete ${closure.name}?`,
      content: `${formatDays(closure)}: visitors can book then as on any other day.`,
      okText: 'Delete Closure',
      isDanger: true,
      cancelText: 'Keep Closure',
      onOk: () => submit(closure),
    });
  if (closures.length === 0) return <p className="closures-none">No upcoming closures.</p>;
  return (
    <>
      <Rows aria-label="Closures" className="closures">
        {closures.map((closure) => (
          <ClosureItem key={closure.id} closure={closure} onShow={show} onEdit={onEdit} onDelete={ask} />
        ))}
      </Rows>
      {shown && (
        <RelocationDialog
          title={`${shown.name}, ${formatDays(shown)}`}
          change={{ closed_times: { first_date: shown.first_date, last_date: shown.last_date } }}
          defaultReason={`We are closed: ${shown.name}`}
          onClosed={() => show(undefined)}
        />
      )}
    </>
  );
}

type ClosureHandler = (closure: ClosureDto) => void;

interface ClosureItemProps {
  closure: ClosureDto;
  /** Called to show the bookings on a closure's days. */
  onShow: ClosureHandler;
  onEdit: ClosureHandler;
  onDelete: ClosureHandler;
}

function ClosureItem({ closure, onShow, onEdit, onDelete }: ClosureItemProps) {
  const affected = formatAffected(closure);
  const which = `${closure.name}, ${formatDays(closure)}`;
  return (
    <li>
      <span className="closure-text">
        <strong>{closure.name}</strong>
        <span className="second">{formatDays(closure)}</span>
        {affected && (
          <span className="closure-affected">
            {affected}{' '}
            <Button size="small" aria-label={`Show bookings on ${which}`} onClick={() => onShow(closure)}>
              Show
            </Button>
          </span>
        )}
      </span>
      <span className="closure-actions">
        <RowButton hint="Edit closure" label={`Edit ${which}`} icon={<EditIcon />} onClick={() => onEdit(closure)} />
        <RowButton
          hint="Delete closure"
          label={`Delete ${which}`}
          icon={<TrashIcon />}
          onClick={() => onDelete(closure)}
        />
      </span>
    </li>
  );
}
