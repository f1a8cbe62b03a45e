import { useState } from 'react';
import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { useWatch } from '../../../shared/ui/form/use-watch.js';
import { useSetTreatmentsMutation } from '../catalog-api.js';
import { EditDialog, type RecordDialogState, type SaveOutcome } from '../records/EditDialog.js';
import { toastSaveError } from '../records/save-toasts.js';
import { useEditBaseline } from '../records/use-edit-baseline.js';
import {
  formatTreatments,
  type TherapistTreatments,
  toDraft,
  toTreatments,
  type TreatmentsDraft,
} from './treatment-draft.js';
import { TreatmentFields } from './TreatmentFields.js';

interface TreatmentDialogProps extends RecordDialogState<TherapistTreatments> {
  opened: TherapistTreatments;
  services: OfficeServiceDto[];
}

const NOTHING_TICKED = 'Tick at least one treatment';

/** The services that one therapist gives, with minutes and prices where they differ. */
export function TreatmentDialog({ opened, services, latest, ...dialog }: TreatmentDialogProps) {
  const form = useForm<TreatmentsDraft>();
  const { baseline = opened, reload } = useEditBaseline(opened, latest);
  const [setTreatments] = useSetTreatmentsMutation();
  const values = toDraft(baseline, services);
  const treatments = useWatch<TreatmentsDraft['treatments']>('treatments', form) ?? values.treatments;
  const draft = { treatments };
  const [isRefused, setRefused] = useState(false);
  const hasTick = Object.values(treatments).some(({ gives }) => gives);

  const save = async (): Promise<SaveOutcome> => {
    const entered = form.getFieldsValue(true);
    if (!Object.values(entered.treatments).some(({ gives }) => gives)) {
      setRefused(true);
      toast(errorToast(NOTHING_TICKED));
      return 'failed';
    }
    const { error } = await setTreatments({
      id: opened.id,
      editTreatmentsDto: { treatments: toTreatments(entered, services), version: baseline.version },
    });
    if (!error) {
      toast(successToast(`What ${opened.name} offers has been updated`));
      return 'saved';
    }
    const outcome = toastSaveError(error, 'Failed to save treatments');
    if (outcome === 'conflict') await reload();
    return outcome;
  };

  return (
    <EditDialog
      {...dialog}
      title={`What ${opened.name} offers`}
      form={form}
      baseline={baseline}
      values={values}
      save={save}
    >
      <p className="second treatments-text" aria-live="polite">
        {hasTick ? formatTreatments(toTreatments(draft, services), services) : `${NOTHING_TICKED}.`}
      </p>
      {isRefused && !hasTick && <Alert type="error" title={NOTHING_TICKED} className="treatments-refused" />}
      <TreatmentFields services={services} draft={draft} />
    </EditDialog>
  );
}
