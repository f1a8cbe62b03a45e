import { Button } from 'antd';
import { useState } from 'react';
import {
  type VisitStartDto,
  useListOfferedTherapistsQuery,
  useListOfficeTherapistsQuery,
  useListServicesQuery,
} from '../../../../shared/api/generated.js';
import { addMinutes, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { MAX_VISIT_PARTS } from '../../../../shared/server-rules.js';
import { LabelledItem } from '../../../../shared/ui/form-errors/LabelledItem.js';
import type { FieldErrors } from '../../../../shared/ui/form-errors/use-field-errors.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import type { MorePart } from './more-parts.js';
import './more-treatments.css';

interface MoreTreatmentsProps {
  parts: readonly MorePart[];
  errors: FieldErrors;
  /** Price and minutes of the first treatment, undefined while unknown, and its start. */
  first: { price: number | undefined; duration: number | undefined; time: string };
  /**
   * The visit's treatments with the minutes and prices of their therapists; undefined until therapists and a start are
   * chosen.
   */
  visit: VisitStartDto | undefined;
  onChange: (parts: MorePart[]) => void;
}

/** The further treatments of a visit: after the first one, or at the same time for a second person. */
export function MoreTreatments({ parts, errors, first, visit, onChange }: MoreTreatmentsProps) {
  const { data: services = [] } = useListServicesQuery();
  /** Key of the treatment that was added last, whose service is chosen next. */
  const [added, setAdded] = useState<number>();
  const add = (guest: 1 | 2) => {
    const key = newKey(parts);
    setAdded(key);
    onChange([...parts, { key, guest, service_id: '', therapist_id: '' }]);
  };
  const change = (nth: number, part: Partial<MorePart>) =>
    onChange(parts.map((each, at) => (at === nth ? { ...each, ...part } : each)));
  const durationOf = (id: string) => services.find((each) => each.id === id)?.duration ?? 0;
  const listPrices = parts.map(({ service_id }) => services.find(({ id }) => id === service_id)?.price ?? 0);
  const total = visit?.total_price ?? listPrices.reduce((sum, one) => sum + one, first.price ?? 0);
  const startOf = (nth: number) => {
    const planned = visit?.parts[nth + 1];
    if (planned) return planned.time;
    const { guest } = parts[nth]!;
    const before = parts.slice(0, nth).filter((each) => each.guest === guest);
    const minutes = before.reduce((sum, { service_id }) => sum + durationOf(service_id), 0);
    return addMinutes(first.time, minutes + (guest === 1 ? (first.duration ?? 0) : 0));
  };
  return (
    <section className="more-treatments" aria-label="More treatments of this visit">
      {parts.map((part, nth) => (
        <Treatment
          key={part.key}
          part={part}
          autoFocus={part.key === added}
          number={nth + 2}
          start={first.time && first.duration ? formatTime(startOf(nth)) : undefined}
          errors={{
            service_id: errors[`parts.${nth + 1}.service_id`],
            therapist_id: errors[`parts.${nth + 1}.therapist_id`],
          }}
          onChange={(changed) => change(nth, changed)}
          onRemove={() => onChange(parts.filter((_, at) => at !== nth))}
        />
      ))}
      {parts.length + 1 < MAX_VISIT_PARTS && (
        <div className="more-treatments-add">
          <Button onClick={() => add(1)}>Add another treatment</Button>
          <Button onClick={() => add(2)}>Together with a second person</Button>
        </div>
      )}
      {parts.length > 0 && (
        <p className="more-treatments-total" role="status">
          Total <strong className="money">{formatMoney(total)}</strong>
        </p>
      )}
    </section>
  );
}

interface TreatmentProps {
  part: MorePart;
  autoFocus: boolean;
  number: number;
  start: string | undefined;
  errors: Record<'service_id' | 'therapist_id', string | undefined>;
  onChange: (part: Partial<MorePart>) => void;
  onRemove: () => void;
}

function Treatment({ part, autoFocus, number, start, errors, onChange, onRemove }: TreatmentProps) {
  const { data: services = [] } = useListServicesQuery();
  const { data: therapists = [] } = useListOfficeTherapistsQuery();
  const { currentData: givers } = useListOfferedTherapistsQuery(
    { serviceId: part.service_id },
    { skip: !part.service_id },
  );
  const isGiver = (id: string) => !givers || id === part.therapist_id || givers.some((each) => each.id === id);
  const therapistOptions = therapists
    .filter(({ id, is_active }) => is_active && isGiver(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const whom = part.guest === 1 ? 'then' : 'second person';
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
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
          value={part.service_id}
          onChange={(service_id) => onChange({ service_id })}
        />
        <TreatmentChoice
          id={`part-therapist-${part.key}`}
          label="Therapist *"
          error={errors.therapist_id}
          placeholder="Choose a therapist"
          options={therapistOptions}
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
  options: { value: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

function TreatmentChoice({ id, label, error, value, ...select }: TreatmentChoiceProps) {
  return (
    <LabelledItem id={id} label={label} error={error} className="editor-field">
      {(control) => (
        <Select {...control} {...select} value={value || undefined} showSearch={{ optionFilterProp: 'label' }} />
      )}
    </LabelledItem>
  );
}

const newKey = (parts: readonly MorePart[]) => Math.max(0, ...parts.map(({ key }) => key)) + 1;
