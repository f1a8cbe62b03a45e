import { Alert, Button, Form } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { toast } from '../../../shared/toast.js';
import { fieldErrorsOf, refusalOf, type Edit, type Saved } from './setting-edit.js';

export interface CardProps<Value> {
  saved: Saved<Value>;
  onUnsaved: (isUnsaved: boolean) => void;
}

interface SettingCardProps<Value extends object> extends CardProps<Value> {
  /** `Business Hours`; its toasts and button are named after it. */
  title: string;
  intro: string;
  save: (edit: Edit<Value>) => Promise<{ error?: unknown }>;
  /** What the form holds, as it is kept. */
  tidy?: (value: Value) => Value;
  /** More about a refusal than a toast can say; undefined once it is settled. */
  onRefusal?: (error: unknown) => void;
  children: ReactNode;
}

/** A setting as a form of its own: it is saved whole, and only on top of the version that was seen. */
export function SettingCard<Value extends object>(props: SettingCardProps<Value>) {
  const { title, intro, saved, save, tidy = (value) => value, onUnsaved, onRefusal, children } = props;
  const [form] = Form.useForm<Value>();
  const heading = useId();
  const [base, setBase] = useState(saved);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isSaving, setSaving] = useState(false);
  if (saved.version !== base.version && !isUnsaved) setBase(saved);
  useEffect(() => form.setFieldsValue(base.value as Parameters<typeof form.setFieldsValue>[0]), [form, base]);

  const note = (unsaved: boolean) => {
    setUnsaved(unsaved);
    onUnsaved(unsaved);
  };
  const load = () => {
    setBase({ ...saved });
    note(false);
    form.resetFields();
    onRefusal?.(undefined);
  };
  const submit = async () => {
    setSaving(true);
    const { error } = await save({ value: tidy(form.getFieldsValue(true) as Value), version: base.version });
    setSaving(false);
    onRefusal?.(error);
    if (!error) {
      note(false);
      return toast({ title: `${title} Updated`, description: 'Saved, and in use from now on' });
    }
    form.setFields(fieldErrorsOf(error) as Parameters<typeof form.setFields>[0]);
    toast({ title: 'Error', description: refusalOf(error, `Failed to save ${title.toLowerCase()}`), destructive: true });
  };

  return (
    <section aria-labelledby={heading} className="setting-card">
      <h2 id={heading} className="type-item">
        {title}
      </h2>
      <p className="second">{intro}</p>
      {saved.version !== base.version && (
        <Alert
          type="warning"
          title={`${saved.saved_by ?? 'Somebody else'} has saved these settings meanwhile.`}
          description="Load the latest to go on; what you have changed here is lost then."
          action={<Button onClick={load}>Load the latest</Button>}
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
        onValuesChange={() => note(true)}
        onFinish={submit}
      >
        {children}
        <footer className="setting-foot">
          <Button type="primary" htmlType="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : `Save ${title}`}
          </Button>
          {isUnsaved && <Button onClick={load}>Discard Changes</Button>}
          <span className="type-note">{saved.version === 0 ? 'Never saved: these are the defaults.' : savedBy(saved.saved_by)}</span>
        </footer>
      </Form>
    </section>
  );
}

const savedBy = (person: string | null) => (person ? `Last saved by ${person}` : 'Last saved by the system');
