import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { isSessionEnd } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, sessionEndedToast } from '../../../../shared/toast/toasts.js';
import { ConflictAlert } from '../../../../shared/ui/conflict/ConflictAlert.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import { toFieldErrors, settingErrorMessage, type SettingEdit, type SavedSetting } from './setting-edit.js';

export interface SettingProps<Value> {
  saved: SavedSetting<Value>;
  onUnsaved: (isUnsaved: boolean) => void;
}

interface SettingCardProps<Value extends object> extends SettingProps<Value> {
  /** The card's title, such as `Business Hours`, also used by its toasts and button. */
  title: string;
  intro: string;
  save: (edit: SettingEdit<Value>) => Promise<{ error?: unknown }>;
  /** Converts the form's values to those that are saved. */
  normalize?: (value: Value) => Value;
  /** Called with a refusal that needs more than a toast, and with undefined once it is settled. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** The unsaved input that is restored after a new sign-in, with the version that it was entered into. */
interface KeptSetting<Value> {
  base: SavedSetting<Value>;
  entered: Value;
}

/** The form of one setting. It is saved as a whole, and only on top of the version that was read. */
export function SettingCard<Value extends object>(props: SettingCardProps<Value>) {
  const { title, intro, saved, save, normalize = (value) => value, onUnsaved, onError, children } = props;
  const [form] = Form.useForm<Value>();
  const heading = useId();
  const key = `setting ${title}`;
  const [kept] = useState(() => findKeptDraft<KeptSetting<Value>>(key));
  const [base, setBase] = useState(kept?.base ?? saved);
  const [isUnsaved, setUnsaved] = useState(kept !== undefined);
  const [isSaving, setSaving] = useState(false);
  if (saved.version !== base.version && !isUnsaved) setBase(saved);
  const shown = kept?.base === base ? kept.entered : base.value;
  useEffect(() => form.setFieldsValue(shown as Parameters<typeof form.setFieldsValue>[0]), [form, base, shown]);
  useKeptDraft(key, () => (isUnsaved ? { base, entered: form.getFieldsValue(true) as Value } : undefined));
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
    const { error } = await save({ value: normalize(form.getFieldsValue(true) as Value), version: base.version });
    setSaving(false);
    onError?.(error);
    if (!error) {
      markUnsaved(false);
      return toast({ title: `${title} Updated`, description: 'Saved, and in use from now on' });
    }
    if (isSessionEnd(error)) return toast(sessionEndedToast());
    form.setFields(toFieldErrors(error) as Parameters<typeof form.setFields>[0]);
    toast(errorToast(settingErrorMessage(error, `Failed to save ${title.toLowerCase()}`)));
  };

  return (
    <section aria-labelledby={heading} className="setting-card">
      <h2 id={heading} className="type-item">
        {title}
      </h2>
      <p className="second">{intro}</p>
      {saved.version !== base.version && (
        <ConflictAlert
          title={`${saved.saved_by ?? 'Somebody else'} has changed these settings since you opened them`}
          description="Load the latest version to continue. Your unsaved changes will be lost."
          onLoadLatest={load}
        />
      )}
      <Form
        form={form}
        name={title.toLowerCase().replaceAll(' ', '-')}
        layout="vertical"
        initialValues={base.value}
        requiredMark={false}
        noValidate
        scrollToFirstError
        onValuesChange={() => markUnsaved(true)}
        onFinish={submit}
      >
        {children}
        <footer className="setting-foot">
          <Button type="primary" htmlType="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : `Save ${title}`}
          </Button>
          {isUnsaved && <Button onClick={load}>Discard Changes</Button>}
          <span className="type-note">
            {saved.version === 0 ? 'Not saved yet. These are the defaults.' : formatSavedBy(saved.saved_by)}
          </span>
        </footer>
      </Form>
    </section>
  );
}

const formatSavedBy = (person: string | null) => (person ? `Last saved by ${person}` : 'Last saved by the system');
