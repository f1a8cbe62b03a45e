import type { RevenueReportDto } from '../../../shared/api/generated.js';
import { AnalyticsTable } from './AnalyticsTable.js';

/** Revenue by service and by therapist. */
export function Analytics({ report }: { report: RevenueReportDto }) {
  return (
    <div className="analytics">
      <AnalyticsTable
        title="Service"
        total={report.summary}
        rows={report.services.map(({ service_id, service_name, ...sums }) => ({
          id: service_id,
          name: service_name,
          ...sums,
        }))}
      />
      <AnalyticsTable
        title="Therapist"
        total={report.summary}
        rows={report.therapists.map(({ therapist_id, therapist_name, ...sums }) => ({
          id: therapist_id,
          name: therapist_name,
          ...sums,
        }))}
      />
    </div>
  );
}
