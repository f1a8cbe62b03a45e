import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { findTreatment, formatTreatments, type TherapistTreatments } from './treatment-draft.js';

export interface TreatmentGridProps {
  rows: TherapistTreatments[];
  services: OfficeServiceDto[];
  onEdit: (therapistId: string) => void;
}

/** A row for each service, a column for each therapist; what differs from the service is written out. */
export function TreatmentTable({ rows, services, onEdit }: TreatmentGridProps) {
  return (
    <div className="treatments-frame" role="region" aria-label="Who gives what" tabIndex={0}>
      <table className="treatments">
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
        <tbody>
          {services.map((service) => (
            <tr key={service.id}>
              <th scope="row">
                {service.name}
                <span className="second">
                  {service.duration} min, {formatMoney(service.price)}
                </span>
              </th>
              {rows.map((therapist) => (
                <TreatmentCell key={therapist.id} therapist={therapist} serviceId={service.id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TreatmentCell({ therapist, serviceId }: { therapist: TherapistTreatments; serviceId: string }) {
  const treatment = findTreatment(therapist, serviceId);
  if (!treatment)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">No</span>
      </td>
    );
  return (
    <td data-gives>
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">Yes</span>
      {treatment.duration !== null && <span className="treatment-own">{treatment.duration} min</span>}
      {treatment.price !== null && <span className="treatment-own">{formatMoney(treatment.price)}</span>}
    </td>
  );
}
