import { useRef, useState, type ReactNode } from 'react';
import { RecordConflictAlert } from '../../../shared/ui/conflict/RecordConflictAlert.js';
import { REPLACE_THEIRS } from '../../../shared/ui/conflict/replace-theirs.js';
import { FormDialog } from '../../../shared/ui/form/FormDialog.js';
import type { FormHandle } from '../../../shared/ui/form/form-handle.js';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../shared/unsaved/use-kept-draft.js';
import { useUnsavedChangesPrompt } from '../../../shared/unsaved/use-unsaved-changes-prompt.js';
import { type FetchLatest, type KeptEdit, toEditKey } from './use-edit-baseline.js';

/**
 * `conflict`: somebody else has changed the record since it was opened; the dialog says so and stays open, as after
 * `failed`.
 */
export type SaveOutcome = 'saved' | 'failed' | 'conflict';

interface EditDialogState {
  isOpen: boolean;
  onClose: () => void;
  /** Called once the dialog has faded and can be removed with its input. */
  onClosed: () => void;
}

/** State of a dialog that adds a record to a list or edits one. */
export interface RecordDialogState<Item> extends EditDialogState {
  /** The record as it was when the dialog opened; undefined for a new one. */
  opened: Item | undefined;
  latest: FetchLatest<Item>;
}

interface EditDialogProps<Values extends object> extends EditDialogState {
  title: string;
  form: FormHandle<Values>;
  /** The record as it was read last; undefined for a new one. */
  baseline: { id: string } | undefined;
  /** The form's values for that record. */
  values: Values;
  save: (values: Values) => Promise<SaveOutcome>;
  /** Called when the form's rules refuse the input, so that nothing is sent. */
  onRefused?: (entered: Values) => void;
  children: ReactNode;
}

/** A form in a dialog that is open by its URL, so that every way of leaving it asks the same question. */
export function EditDialog<Values extends object>(props: EditDialogProps<Values>) {
  const { title, isOpen, form, values, save, onRefused, onClose, onClosed, children } = props;
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const { kept, markUnsaved } = useUnsavedEdit(props);

  const submit = async (entered: Values) => {
    setSaving(true);
    const outcome = await save(entered);
    setSaving(false);
    setConflict(outcome === 'conflict');
    if (outcome !== 'saved') return;
    markUnsaved(false);
    onClose();
  };
  const loadTheirs = () => {
    form.setFieldsValue(values);
    setConflict(false);
    markUnsaved(false);
  };

  return (
    <FormDialog<Values>
      open={isOpen}
      title={title}
      okText={isConflict ? REPLACE_THEIRS : 'Save'}
      isBusy={isSaving}
      cancelText="Cancel"
      onCancel={onClose}
      afterClose={onClosed}
      width={560}
      centered
      className="edit-dialog"
      form={form}
      initialValues={kept ?? values}
      onValuesChange={() => markUnsaved(true)}
      onSubmit={submit}
      onRefused={onRefused}
      notices={isConflict && <RecordConflictAlert onLoadLatest={loadTheirs} />}
    >
      {children}
    </FormDialog>
  );
}

/** Asks before the form's unsaved values are lost, and keeps them over a new sign-in. */
function useUnsavedEdit<Values extends object>({ isOpen, form, baseline }: EditDialogProps<Values>) {
  const key = toEditKey(baseline?.id);
  const [kept] = useState(() => findKeptDraft<KeptEdit>(key)?.values as Values | undefined);
  const [isTouched, setTouched] = useState(kept !== undefined);
  const unsaved = useRef(kept !== undefined);
  useUnsavedChangesPrompt(() => isOpen && unsaved.current, isOpen && isTouched);
  useKeptDraft(key, () => (isOpen && unsaved.current ? { baseline, values: form.getFieldsValue(true) } : undefined));
  const markUnsaved = (isUnsaved: boolean) => {
    unsaved.current = isUnsaved;
    setTouched(isUnsaved);
  };
  return { kept, markUnsaved };
}
