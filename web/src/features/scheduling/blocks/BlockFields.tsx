import { DateField } from '../../../shared/ui/fields/DateField.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import type { FieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { TimeSelect } from '../../../shared/ui/fields/TimeSelect.js';
import { FieldGroup } from '../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import type { BlockDraft } from './block-draft.js';

interface BlockFieldsProps {
  draft: BlockDraft;
  today: string;
  errors: FieldErrors;
  onChange: (name: keyof BlockDraft, value: string) => void;
}

/** The form fields of a block: day, times and reason. */
export function BlockFields({ draft, today, errors, onChange }: BlockFieldsProps) {
  const time = (name: 'start_time' | 'end_time', label: string) => (
    <LabelledItem id={`block-${name}`} label={label} error={errors[name]}>
      {(control) => (
        <TimeSelect
          isClearable
          isEnd={name === 'end_time'}
          {...control}
          value={draft[name]}
          onChange={(value) => onChange(name, value)}
        />
      )}
    </LabelledItem>
  );
  return (
    <FieldGroup className="block-fields">
      <LabelledItem id="block-blocked_date" label="Date *" error={errors.blocked_date}>
        {(control) => (
          <DateField
            {...control}
            label="Date"
            placeholder="DD/MM/YYYY"
            today={today}
            value={draft.blocked_date || undefined}
            onChange={(day) => onChange('blocked_date', day ?? '')}
          />
        )}
      </LabelledItem>
      <div className="block-times">
        {time('start_time', 'Start time *')}
        {time('end_time', 'End time *')}
      </div>
      <FormItem label="Reason" htmlFor="block-reason" help="Optional. Clients do not see it.">
        <TextInput
          id="block-reason"
          maxLength={500}
          value={draft.reason}
          onChange={({ target }) => onChange('reason', target.value)}
        />
      </FormItem>
    </FieldGroup>
  );
}
