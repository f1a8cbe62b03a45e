import { Button, Form } from 'antd';
import { useId, type ReactNode } from 'react';
import { ConflictAlert } from '../../../../shared/ui/conflict/ConflictAlert.js';
import { useSettingForm, type SettingFormOptions } from './use-setting-form.js';

export type SettingProps<Value> = Pick<SettingFormOptions<Value>, 'saved' | 'onUnsaved'>;

interface SettingCardProps<Value extends object> extends SettingFormOptions<Value> {
  intro: string;
  children: ReactNode;
}

/** The form of one setting. It is saved as a whole, and only on top of the version that was read. */
export function SettingCard<Value extends object>(props: SettingCardProps<Value>) {
  const { title, intro, saved, children } = props;
  const heading = useId();
  const { form, base, isUnsaved, isSaving, markUnsaved, load, submit } = useSettingForm(props);

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
