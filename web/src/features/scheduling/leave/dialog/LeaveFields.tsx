import type { AriaAttributes } from 'react';
import { useListOfficeTherapistsQuery } from '../../../../shared/api/generated.js';
import { LabelledItem } from '../../../../shared/ui/form-errors/LabelledItem.js';
import type { FieldErrors } from '../../../../shared/ui/form-errors/use-field-errors.js';
import { FieldGroup } from '../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { RadioGroup } from '../../../../shared/ui/inputs/RadioGroup.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import { LeaveDays } from './LeaveDays.js';
import { LeaveOptions } from './LeaveOptions.js';
import type { LeaveDraft } from './leave-draft.js';
import { KIND_OPTIONS } from '../leave-text.js';
import '../leave.css';

interface LeaveFieldsProps {
  draft: LeaveDraft;
  today: string;
  /** Whether the therapist cannot be chosen, because the leave is for one. */
  isTherapistGiven: boolean;
  /** Whether past days can be chosen, as for sickness. */
  acceptsPast: boolean;
  errors: FieldErrors;
  onChange: (part: Partial<LeaveDraft>) => void;
}

export function LeaveFields({ draft, today, isTherapistGiven, acceptsPast, errors, onChange }: LeaveFieldsProps) {
  return (
    <FieldGroup className="leave-fields">
      {!isTherapistGiven && (
        <LabelledItem id="leave-therapist" label="Therapist *" error={errors.therapist_id}>
          {(control) => (
            <TherapistChoice
              {...control}
              value={draft.therapist_id}
              onChange={(id) => onChange({ therapist_id: id })}
            />
          )}
        </LabelledItem>
      )}
      <LeaveDays {...{ draft, today, acceptsPast, onChange }} error={errors.first_date} />
      <FormItem label="Kind">
        <RadioGroup
          aria-label="Kind"
          isButtons
          options={[...KIND_OPTIONS]}
          value={draft.kind}
          onChange={(value) => onChange({ kind: value })}
        />
      </FormItem>
      <LeaveOptions {...{ draft, today, onChange }} error={errors.end_time} />
      <FormItem label="Note" htmlFor="leave-note" help="Optional. Only you and administrators can read it.">
        <TextInput
          id="leave-note"
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </FormItem>
    </FieldGroup>
  );
}

interface TherapistChoiceProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id: string;
  value: string | undefined;
  onChange: (therapistId: string) => void;
}

function TherapistChoice({ value, onChange, ...control }: TherapistChoiceProps) {
  const therapists = useListOfficeTherapistsQuery();
  const active = therapists.data?.filter(({ is_active }) => is_active);
  if (therapists.isError && !active) return <LoadFailure what="The therapists" reads={[therapists]} />;
  return (
    <RadioGroup
      {...control}
      aria-label="Therapist"
      isButtons
      options={active?.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
