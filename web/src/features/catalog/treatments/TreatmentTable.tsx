import type { KeyboardEvent } from 'react';
import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { moveBetweenCells } from './grid-keys.js';
import { findTreatment, formatTreatments, type TherapistTreatments } from './treatment-draft.js';
import { useToggleTreatment } from './use-toggle-treatment.js';

export interface TreatmentGridProps {
  rows: TherapistTreatments[];
  services: OfficeServiceDto[];
  onEdit: (therapistId: string) => void;
}

/**
 * The treatments as a table: a row for each service, a column for each therapist; only what differs from the service is
 * written out. Arrow keys move between the cells, Space ticks one, Enter opens the minutes and prices of its therapist.
 */
export function TreatmentTable({ rows, services, onEdit }: TreatmentGridProps) {
  const toggle = useToggleTreatment(services);
  return (
    <div className="treatments-frame" role="region" aria-label="Who gives what" tabIndex={0}>
      <table className="treatments" role="grid" aria-label="Who gives what">
        <thead>
          <tr>
            <th scope="col">Service</th>
            {rows.map((therapist) => (
              <th key={therapist.id} scope="col" title={formatTreatments(therapist.treatments, services)}>
                <RowLink aria-label={`Edit what ${therapist.name} gives`} onClick={() => onEdit(therapist.id)}>
                  {therapist.name}
                </RowLink>
                {therapist.treatments.length === 0 && <span className="second">all, new ones too</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenCells}>
          {services.map((service, nth) => (
            <tr key={service.id}>
              <th scope="row">
                {service.name}
                <span className="second">
                  {service.duration} min, {formatMoney(service.price)}
                  {service.cleanup !== null && `, ${service.cleanup} min cleanup`}
                </span>
              </th>
              {rows.map((therapist, column) => (
                <TreatmentCell
                  key={therapist.id}
                  therapist={therapist}
                  service={service}
                  isFirst={nth === 0 && column === 0}
                  onToggle={() => void toggle(therapist, service.id)}
                  onEdit={() => onEdit(therapist.id)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TreatmentCellProps {
  therapist: TherapistTreatments;
  service: OfficeServiceDto;
  /** Whether Tab enters the table at this cell. */
  isFirst: boolean;
  onToggle: () => void;
  onEdit: () => void;
}

function TreatmentCell({ therapist, service, isFirst, onToggle, onEdit }: TreatmentCellProps) {
  const treatment = findTreatment(therapist, service.id);
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === ' ') onToggle();
    else onEdit();
  };
  return (
    <td
      role="gridcell"
      aria-selected={treatment !== undefined}
      aria-label={`${therapist.name}, ${service.name}: ${formatTreatment(treatment)}`}
      tabIndex={isFirst ? 0 : -1}
      data-gives={treatment ? true : undefined}
      onKeyDown={press}
      onClick={onToggle}
    >
      <span aria-hidden="true">{treatment ? '✓' : '–'}</span>
      {treatment && treatment.duration !== null && <span className="treatment-own">{treatment.duration} min</span>}{' '}
      {treatment && treatment.price !== null && <span className="treatment-own">{formatMoney(treatment.price)}</span>}
    </td>
  );
}

/** Describes a cell: `yes, 85 min, $151.50`. */
const formatTreatment = (treatment: ReturnType<typeof findTreatment>): string =>
  treatment
    ? [
        'yes',
        ...(treatment.duration === null ? [] : [`${treatment.duration} min`]),
        ...(treatment.price === null ? [] : [formatMoney(treatment.price)]),
      ].join(', ')
    : 'no';
