import { useEffect, useEffectEvent, useState } from 'react';
import { isSessionEnd } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, sessionEndedToast } from '../../../../shared/toast/toasts.js';
import { showFieldErrors, toFieldErrors } from '../../../../shared/ui/form-errors/field-errors.js';
import { useForm } from '../../../../shared/ui/form/use-form.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import { settingErrorMessage, type SavedSetting, type SettingEdit } from './setting-edit.js';

export interface SettingFormOptions<Value> {
  saved: SavedSetting<Value>;
  /** Title of the setting's card, such as `Business Hours`, also used by its toasts and button. */
  title: string;
  save: (edit: SettingEdit<Value>) => Promise<{ error?: unknown }>;
  /** Returns what the saved setting leaves to be done, for the toast; undefined where that is unknown. */
  describeSaved?: (value: Value) => Promise<string | undefined>;
  /** Converts the form's values to those that are saved. */
  normalize?: (value: Value) => Value;
  onUnsaved: (isUnsaved: boolean) => void;
  /** Called with a refusal that needs more than a toast, and with undefined once it is settled. */
  onError?: (error: unknown) => void;
}

/** The unsaved input that is restored after a new sign-in, with the version that it was entered into. */
interface KeptSetting<Value> {
  base: SavedSetting<Value>;
  entered: Value;
}

/** Holds the state of the form of one setting, which is saved on top of the version that was read. */
export function useSettingForm<Value extends object>(options: SettingFormOptions<Value>) {
  const { title, saved, save, describeSaved, normalize = (value) => value, onUnsaved, onError } = options;
  const form = useForm<Value>();
  const key = `setting ${title}`;
  const [kept] = useState(() => findKeptDraft<KeptSetting<Value>>(key));
  const [base, setBase] = useState(kept?.base ?? saved);
  const [isUnsaved, setUnsaved] = useState(kept !== undefined);
  const [isSaving, setSaving] = useState(false);
  if (saved.version !== base.version && !isUnsaved) setBase(saved);
  const shown = kept?.base === base ? kept.entered : base.value;
  useEffect(() => form.setFieldsValue(shown), [form, base, shown]);
  useKeptDraft(key, () => (isUnsaved ? { base, entered: form.getFieldsValue(true) } : undefined));
  const announceKept = useEffectEvent(() => {
    if (kept) onUnsaved(true);
  });
  useEffect(() => announceKept(), []);

  const markUnsaved = (unsaved: boolean) => {
    setUnsaved(unsaved);
    onUnsaved(unsaved);
  };
  const load = () => {
    setBase({ ...saved });
    markUnsaved(false);
    form.resetFields();
    onError?.(undefined);
  };
  const submit = async () => {
    setSaving(true);
    const value = normalize(form.getFieldsValue(true));
    const { error } = await save({ value, version: base.version });
    setSaving(false);
    onError?.(error);
    if (!error) {
      markUnsaved(false);
      showFieldErrors(form, []);
      const description = (await describeSaved?.(value)) ?? 'Saved, and in use from now on';
      return toast({ title: `${title} Updated`, description });
    }
    if (isSessionEnd(error)) return toast(sessionEndedToast());
    showFieldErrors(form, toFieldErrors(error));
    toast(errorToast(settingErrorMessage(error, `Failed to save ${title.toLowerCase()}`)));
  };

  return {
    form,
    base,
    isUnsaved,
    isSaving,
    markUnsaved,
    /** Discards the input and shows the saved version. */
    load,
    submit,
  };
}
