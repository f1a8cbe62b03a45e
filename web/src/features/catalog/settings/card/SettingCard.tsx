import { useId, type ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Form } from '../../../../shared/ui/form/Form.js';
import { SettingConflictAlert, type CompareSettings } from './SettingConflictAlert.js';
import { useSettingForm, type SettingFormOptions } from './use-setting-form.js';

export type SettingProps<Value> = Pick<SettingFormOptions<Value>, 'saved' | 'onUnsaved'>;

interface SettingCardProps<Value extends object> extends SettingFormOptions<Value> {
  intro: string;
  /** Lists the fields that somebody else has saved otherwise than they are entered here. */
  compare?: CompareSettings<Value>;
  children: ReactNode;
}

/** The form of one setting. It is saved as a whole, and only on top of the version that was read. */
export function SettingCard<Value extends object>(props: SettingCardProps<Value>) {
  const { title, intro, saved, compare, children } = props;
  const heading = useId();
  const { form, base, isUnsaved, isSaving, markUnsaved, load, submit } = useSettingForm(props);

  return (
    <section aria-labelledby={heading} className="setting-card">
      <h2 id={heading} className="type-item">
        {title}
      </h2>
      <p className="second">{intro}</p>
      {saved.version !== base.version && (
        <SettingConflictAlert form={form} opened={base.value} theirs={saved} compare={compare} onLoadLatest={load} />
      )}
      <Form
        form={form}
        name={title.toLowerCase().replaceAll(' ', '-')}
        initialValues={base.value}
        onValuesChange={() => markUnsaved(true)}
        onSubmit={submit}
      >
        {children}
        <footer className="setting-foot">
          <Button variant="primary" isSubmit disabled={isSaving}>
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
