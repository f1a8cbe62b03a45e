import type { OfficeBookingDto } from '../../../shared/api/generated.js';

export function AppointmentCounts({ appointments }: { appointments: OfficeBookingDto[] }) {
  const count = (status: OfficeBookingDto['status']) => appointments.filter((each) => each.status === status).length;
  return (
    <dl className="appointment-counts">
      <Count label="Total" value={appointments.length} />
      <Count label="Confirmed" value={count('confirmed')} />
      <Count label="Pending" value={count('pending')} />
    </dl>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="type-figure">{value}</dd>
    </div>
  );
}
