import { Button, DatePicker, Select } from 'antd';
import fromMonday from 'antd/es/date-picker/locale/en_GB';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { dateKey } from '../../../shared/dates.js';
import { DownloadIcon } from '../../../shared/icons.js';
import { rangeProblem, statusChoices, type ReportWish } from './report-wish.js';

interface ReportFiltersProps {
  wish: ReportWish;
  onChange: (change: Partial<ReportWish>) => void;
  isGenerating: boolean;
  onGenerate: () => void;
}

export function ReportFilters({ wish, onChange, isGenerating, onGenerate }: ReportFiltersProps) {
  const problem = rangeProblem(wish);
  return (
    <header className="report-filters">
      <h2 id="revenue-report" className="type-item">
        Revenue report
      </h2>
      {(['start', 'end'] as const).map((field) => (
        <label key={field} className="type-label">
          {field === 'start' ? 'Start Date' : 'End Date'}
          <DatePicker
            locale={fromMonday}
            format="DD/MM/YYYY"
            placeholder="dd/mm/yyyy"
            status={problem ? 'error' : ''}
            value={wish[field] ? dayjs(wish[field]) : null}
            onChange={(day) => onChange({ [field]: day ? dateKey(day) : '' })}
          />
        </label>
      ))}
      <label className="type-label report-status">
        Status
        <Select
          aria-label="Status"
          options={[...statusChoices]}
          value={wish.status}
          onChange={(status) => onChange({ status })}
        />
      </label>
      <Button type="primary" icon={<DownloadIcon />} onClick={onGenerate} disabled={isGenerating || Boolean(wish.asOf)}>
        Generate and Download Report
      </Button>
      {problem && <p className="report-problem">{problem}</p>}
    </header>
  );
}
