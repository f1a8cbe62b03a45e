import { useState } from 'react';
import { type VisitStartDto, useListServicesQuery } from '../../../../shared/api/generated.js';
import { addMinutes, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { MAX_VISIT_PARTS } from '../../../../shared/server-rules.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import type { FieldErrors } from '../../../../shared/ui/form-errors/use-field-errors.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import type { MorePart } from './more-parts.js';
import { TreatmentFieldset } from './TreatmentFieldset.js';
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
        <TreatmentFieldset
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
        <Cluster>
          <Button onClick={() => add(1)}>Add another treatment</Button>
          <Button onClick={() => add(2)}>Together with a second person</Button>
        </Cluster>
      )}
      {parts.length > 0 && (
        <p className="more-treatments-total" role="status">
          Total <strong className="money">{formatMoney(total)}</strong>
        </p>
      )}
    </section>
  );
}

const newKey = (parts: readonly MorePart[]) => Math.max(0, ...parts.map(({ key }) => key)) + 1;
