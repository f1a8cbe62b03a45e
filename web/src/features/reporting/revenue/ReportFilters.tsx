import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { validateRange, REPORT_STATUS_OPTIONS, type ReportParams } from './report-params.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../shared/ui/classes.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './revenue.module.css';

interface ReportFiltersProps {
  reportParams: ReportParams;
  onChange: (change: Partial<ReportParams>) => void;
  isGenerating: boolean;
  onGenerate: () => void;
}

export function ReportFilters({ reportParams, onChange, isGenerating, onGenerate }: ReportFiltersProps) {
  const today = useShopNow()?.date;
  const problem = validateRange(reportParams);
  return (
    <Cluster as="header" gap={12} align="end" className={styles.filters}>
      <h2 id="revenue-report" className="type-item">
        Revenue report
      </h2>
      {(['start', 'end'] as const).map((field) => (
        <label key={field} className="type-label">
          {field === 'start' ? 'Start Date' : 'End Date'}
          <DateField
            weekStart="monday"
            today={today}
            {...(problem && { 'aria-invalid': true })}
            value={reportParams[field] || undefined}
            onChange={(day) => onChange({ [field]: day ?? '' })}
          />
        </label>
      ))}
      <label className={classes('type-label', styles.status)}>
        Status
        <Select
          aria-label="Status"
          options={[...REPORT_STATUS_OPTIONS]}
          value={reportParams.status}
          onChange={(status) => onChange({ status })}
        />
      </label>
      <UnlessReadOnly>
        <Button
          variant="primary"
          icon={<DownloadIcon />}
          onClick={onGenerate}
          disabled={isGenerating || Boolean(reportParams.asOf)}
        >
          Generate and Download Report
        </Button>
      </UnlessReadOnly>
      {problem && <p className={styles.problem}>{problem}</p>}
    </Cluster>
  );
}
