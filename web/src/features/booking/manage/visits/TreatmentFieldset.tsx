import { useListServicesQuery } from '../../../../shared/api/generated.js';
import { toServiceOptions } from '../../../../shared/services/service-groups.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Select, type SelectOptions } from '../../../../shared/ui/fields/Select.js';
import { LabelledItem } from '../../../../shared/ui/form-errors/LabelledItem.js';
import { useTherapistChoices } from '../editor/fields/use-therapist-choices.js';
import type { MorePart } from './more-parts.js';

interface TreatmentFieldsetProps {
  part: MorePart;
  autoFocus: boolean;
  number: number;
  start: string | undefined;
  errors: Record<'service_id' | 'therapist_id', string | undefined>;
  onChange: (part: Partial<MorePart>) => void;
  onRemove: () => void;
}

export function TreatmentFieldset({
  part,
  autoFocus,
  number,
  start,
  errors,
  onChange,
  onRemove,
}: TreatmentFieldsetProps) {
  const { data: services = [] } = useListServicesQuery();
  const { therapists } = useTherapistChoices(part.service_id, part.therapist_id);
  const whom = part.guest === 1 ? 'straight after' : 'second person';
  return (
    <fieldset className="more-treatment">
      <legend>
        Treatment {number}, {whom}
        {start && ` at ${start}`}
      </legend>
      <div className="editor-grid">
        <TreatmentChoice
          id={`part-service-${part.key}`}
          label="Service *"
          error={errors.service_id}
          autoFocus={autoFocus}
          placeholder="Choose a service"
          options={toServiceOptions(services)}
          value={part.service_id}
          onChange={(service_id) => onChange({ service_id })}
        />
        <TreatmentChoice
          id={`part-therapist-${part.key}`}
          label="Therapist *"
          error={errors.therapist_id}
          placeholder="Choose a therapist"
          options={therapists.map(({ id, name }) => ({ value: id, label: name }))}
          value={part.therapist_id}
          onChange={(therapist_id) => onChange({ therapist_id })}
        />
      </div>
      <Button size="small" onClick={onRemove} aria-label={`Remove treatment ${number}`}>
        Remove
      </Button>
    </fieldset>
  );
}

interface TreatmentChoiceProps {
  id: string;
  label: string;
  error: string | undefined;
  autoFocus?: boolean;
  placeholder: string;
  options: SelectOptions;
  value: string;
  onChange: (id: string) => void;
}

function TreatmentChoice({ id, label, error, value, ...select }: TreatmentChoiceProps) {
  return (
    <LabelledItem id={id} label={label} error={error} isDense className="editor-field">
      {(control) => <Select {...control} {...select} value={value || undefined} />}
    </LabelledItem>
  );
}
