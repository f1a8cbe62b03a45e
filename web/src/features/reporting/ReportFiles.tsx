import { saveFile } from '../../shared/api/csv-file.js';
import type { PerformanceFileDto, RevenueFileDto } from '../../shared/api/generated.js';
import { exportFailedToast } from '../../shared/toast/export-toasts.js';
import { toast } from '../../shared/toast/toast.js';
import { Button } from '../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../shared/ui/icons.js';
import { type AskedReport, useReportFileMutation } from './reporting-api.js';
import { Cluster } from '../../shared/ui/layout/Cluster.js';

type Format = (PerformanceFileDto | RevenueFileDto)['format'];

const FORMATS: readonly { format: Format; label: string }[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'pdf', label: 'PDF' },
];

interface ReportFilesProps {
  report: AskedReport;
  /** Whether there is no report to export. */
  disabled: boolean;
}

/** Buttons that export the page's figures as files, as of the chosen moment. */
export function ReportFiles({ report, disabled }: ReportFilesProps) {
  const [fetchFile, { isLoading, originalArgs }] = useReportFileMutation();
  const save = (format: Format) =>
    fetchFile({ ...report, format })
      .unwrap()
      .then(saveFile, () => toast(exportFailedToast('Could not export the figures')));
  return (
    <Cluster as="span" role="group" aria-label="Download the figures">
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          icon={<DownloadIcon />}
          isLoading={isLoading && originalArgs?.format === format}
          disabled={disabled || isLoading}
          aria-label={`Download the figures as ${label}`}
          onClick={() => save(format)}
        >
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
