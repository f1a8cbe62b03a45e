import { useState } from 'react';
import {
  type ShiftTypes,
  useGetSettingsQuery,
  useSaveShiftTypesMutation,
} from '../../../../../shared/api/generated.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { Dialog } from '../../../../../shared/ui/dialog/Dialog.js';
import { TimeSelect } from '../../../../../shared/ui/fields/TimeSelect.js';
import { useUnsavedDialog } from '../../../../../shared/unsaved/use-unsaved-dialog.js';
import { Select } from '../../../../../shared/ui/fields/Select.js';
import { LoadFailure } from '../../../../../shared/ui/load-failure/LoadFailure.js';
import { schedulingErrorToast } from '../../../scheduling-messages.js';
import { formatShiftType } from '../../shift/shift-types.js';
import { type Brush, BRUSHES } from '../PlanToolbar.js';

type Hours = ShiftTypes[Brush];

const COLOURS: Hours['color'][] = ['amber', 'teal', 'violet', 'blue', 'rose', 'grey'];

/** The hours of a new shift of each type. */
export function ShiftTypesDialog({ onClose }: { onClose: () => void }) {
  const settings = useGetSettingsQuery();
  const { data } = settings;
  const [edited, setEdited] = useState<ShiftTypes>();
  const [save, { isLoading }] = useSaveShiftTypesMutation();
  const { isOpen, close, leave } = useUnsavedDialog(edited !== undefined);
  const types = edited ?? data?.shift_types.value;
  const submit = async () => {
    if (!types || !data) return;
    const { error } = await save({ editShiftTypesDto: { value: types, version: data.shift_types.version } });
    if (error) return toast(schedulingErrorToast(error, 'Failed to save shift types'));
    toast({ title: 'Shift Types Saved', description: 'New shifts have these hours. Shifts that are there stay.' });
    close();
  };
  return (
    <Dialog
      open={isOpen}
      title="Shift types"
      okText="Save"
      isBusy={isLoading}
      isOkDisabled={!edited}
      onOk={() => void submit()}
      onCancel={leave}
      afterClose={onClose}
      width={520}
      className="plan-dialog"
    >
      {!data && <LoadFailure what="The shift types" reads={[settings]} />}
      {types &&
        BRUSHES.map((type) => (
          <TypeRow
            key={type}
            type={type}
            value={types[type]}
            onChange={(part) => setEdited({ ...types, [type]: { ...types[type], ...part } })}
          />
        ))}
    </Dialog>
  );
}

interface TypeRowProps {
  type: Brush;
  value: Hours;
  onChange: (part: Partial<Hours>) => void;
}

function TypeRow({ type, value, onChange }: TypeRowProps) {
  const name = formatShiftType(type);
  return (
    <div className="plan-type" role="group" aria-label={name}>
      <span className="plan-brush" data-color={value.color}>
        {name}
      </span>
      {(['start_time', 'end_time'] as const).map((field) => (
        <TimeSelect
          key={field}
          label={`${name} ${field === 'start_time' ? 'starts' : 'ends'}`}
          isEnd={field === 'end_time'}
          value={value[field]}
          onChange={(time) => onChange({ [field]: time })}
        />
      ))}
      <Select
        aria-label={`${name} colour`}
        value={value.color}
        onChange={(color) => onChange({ color })}
        options={COLOURS.map((color) => ({ value: color, label: color.charAt(0).toUpperCase() + color.slice(1) }))}
      />
    </div>
  );
}
