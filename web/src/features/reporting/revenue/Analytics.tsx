import type { RevenueReportDto } from '../../../shared/api/generated.js';
import type { OpenFigure } from '../performance/use-performance-params.js';
import { AnalyticsTable } from './AnalyticsTable.js';
import { Grid } from '../../../shared/ui/layout/Grid.js';
import styles from './revenue.module.css';

interface AnalyticsProps {
  report: RevenueReportDto;
  /** Returns the path of the bookings that a row counts; undefined where no page lists as many days. */
  toPath: (row: OpenFigure['row']) => string | undefined;
}

/** Revenue by service and by therapist. */
export function Analytics({ report, toPath }: AnalyticsProps) {
  return (
    <Grid className={styles.analytics}>
      <AnalyticsTable
        title="Service"
        toPath={(key) => toPath({ part: 'services', key })}
        total={report.summary}
        rows={report.services.map(({ service_id, service_name, ...sums }) => ({
          id: service_id,
          name: service_name,
          ...sums,
        }))}
      />
      <AnalyticsTable
        title="Therapist"
        toPath={(key) => toPath({ part: 'therapists', key })}
        total={report.summary}
        rows={report.therapists.map(({ therapist_id, therapist_name, ...sums }) => ({
          id: therapist_id,
          name: therapist_name,
          ...sums,
        }))}
      />
    </Grid>
  );
}
