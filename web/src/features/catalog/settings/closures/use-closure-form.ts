import { useState } from 'react';
import {
  useAddClosureMutation,
  useEditClosureMutation,
  type ClosureDto,
  type NewClosureDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { useEditConflict } from '../../../../shared/ui/conflict/use-edit-conflict.js';
import { useForm } from '../../../../shared/ui/form/use-form.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { toastSaveError } from '../../records/save-toasts.js';
import { savedToast } from './closure-text.js';
import { CLOSURE_DRAFT, type KeptClosure } from './kept-closure.js';

/**
 * Holds the values of the closure's dialog, over a new sign-in as well, and whether somebody else saved it first.
 * @param opened undefined for a new closure
 * @param closures the current ones, including changes that somebody else has saved meanwhile
 */
export function useClosureForm(opened: ClosureDto | undefined, closures: readonly ClosureDto[]) {
  const form = useForm<NewClosureDto>();
  const [kept] = useState(() => findKeptDraft<KeptClosure>(CLOSURE_DRAFT));
  const [isTouched, setTouched] = useState(kept !== undefined);
  const [add, adding] = useAddClosureMutation();
  const [edit, editing] = useEditClosureMutation();
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const isSaving = adding.isLoading || editing.isLoading;
  const latest = closures.find(({ id }) => id === opened?.id);
  const conflict = useEditConflict(opened && { ...opened, version: kept?.version ?? opened.version }, latest);
  useKeptDraft(CLOSURE_DRAFT, (): KeptClosure | undefined => {
    const values = form.getFieldsValue(true);
    return isOpen && isTouched ? { opened, version: conflict.baseline?.version ?? 0, values } : undefined;
  });

  const submit = async (values: NewClosureDto) => {
    const { data, error } = opened
      ? await edit({ id: opened.id, editClosureDto: { ...values, version: conflict.expectedVersion } })
      : await add({ newClosureDto: values });
    if (error) return conflict.setRefused(toastSaveError(error, 'Failed to save closure', form) === 'conflict');
    toast(savedToast(`${values.name.trim()} has been ${opened ? 'updated' : 'added'}`, [data]));
    close();
  };
  const loadTheirs = () => {
    const theirs = conflict.loadTheirs();
    if (theirs) form.setFieldsValue(toFormValues(theirs));
    setTouched(false);
  };

  return {
    ...{ form, isOpen, leave, isSaving, latest, submit, loadTheirs },
    baseline: conflict.baseline,
    isReplacing: conflict.isReplacing,
    initialValues: kept?.values ?? toFormValues(opened),
    markTouched: () => setTouched(true),
  };
}

const toFormValues = (closure: ClosureDto | undefined): Partial<NewClosureDto> =>
  closure
    ? { name: closure.name, first_date: closure.first_date, last_date: closure.last_date }
    : { name: '', first_date: undefined, last_date: undefined };
