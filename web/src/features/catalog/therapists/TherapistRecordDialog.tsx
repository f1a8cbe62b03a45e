import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { EditDialog, type RecordDialogState, type SaveOutcome } from '../records/EditDialog.js';
import { minLength } from '../records/field-rules.js';
import { Bio, HourlyRate } from './TherapistFields.js';
import { useSaveTherapist } from './use-save-therapist.js';

interface Values {
  name: string;
  hourly_rate: number;
  bio: string;
}

/** The dashboard's short form of a therapist; fields that it does not show stay unchanged. */
export function TherapistRecordDialog({ opened, latest, ...dialog }: RecordDialogState<OfficeTherapistDto>) {
  const form = useForm<Values>();
  const { baseline, save } = useSaveTherapist(opened, latest);

  const submit = async (values: Values): Promise<SaveOutcome> => {
    const details = { ...values, bio: values.bio.trim() || null };
    const outcome = await save({
      details,
      failure: baseline ? 'Failed to update therapist' : 'Failed to add therapist',
      form,
    });
    if (outcome === 'saved') {
      const name = values.name.trim();
      if (baseline) toast(successToast(`${name} has been updated`, 'Therapist Updated'));
      else toast(successToast(`${name} has been added`, 'Therapist Added'));
    }
    return outcome === 'bookings-in-the-way' ? 'failed' : outcome;
  };

  return (
    <EditDialog
      {...dialog}
      title={opened ? 'Edit Therapist' : 'Add Therapist'}
      form={form}
      baseline={baseline}
      values={toFormValues(baseline)}
      save={submit}
      onRefused={toastRequiredFields}
    >
      <FormItem name="name" label="Full name *" rules={[minLength(2, 'Name must be at least 2 characters')]}>
        <TextInput maxLength={100} />
      </FormItem>
      <HourlyRate />
      <Bio />
    </EditDialog>
  );
}

const toFormValues = (therapist: OfficeTherapistDto | undefined): Values => ({
  name: therapist?.name ?? '',
  // An empty number field; its rule keeps it from being sent.
  hourly_rate: therapist?.hourly_rate as number,
  bio: therapist?.bio ?? '',
});

function toastRequiredFields({ name, hourly_rate }: Partial<Values>): void {
  if (name?.trim() && typeof hourly_rate === 'number') return;
  toast(errorToast('Please fill in required fields (Name and Hourly Rate)'));
}
