import { useState } from 'react';
import type { MoneyFileDto, PerformanceFileDto, RevenueFileDto } from '../../shared/api/generated.js';
import { useSaveFile } from '../../shared/api/use-save-file.js';
import { exportFailedToast } from '../../shared/toast/export-toasts.js';
import { toast } from '../../shared/toast/toast.js';
import { Button } from '../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../shared/ui/icons.js';
import { Cluster } from '../../shared/ui/layout/Cluster.js';
import { useReadOnly } from '../../shared/read-only/read-only.js';

type Format = (PerformanceFileDto | RevenueFileDto)['format'];

const FORMATS: readonly { format: Format; label: string }[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'pdf', label: 'PDF' },
];

/** The report whose figures are exported, with its parameters. */
type AskedReport =
  | { name: 'performance'; query: Omit<PerformanceFileDto, 'format'> }
  | { name: 'revenue'; query: Omit<RevenueFileDto, 'format'> }
  | { name: 'money'; query: Omit<MoneyFileDto, 'format'> };

interface ReportFilesProps {
  report: AskedReport;
  /** Whether there is no report to export. */
  disabled: boolean;
}

/** Buttons that export the page's figures as files, as of the chosen moment. */
export function ReportFiles({ report, disabled }: ReportFilesProps) {
  const [save, isSaving] = useSaveFile();
  const [chosen, setChosen] = useState<Format>();
  const isReadOnly = useReadOnly();
  if (isReadOnly) return null;
  const exportAs = async (format: Format) => {
    setChosen(format);
    const file = await save(`/reports/${report.name}/files`, { ...report.query, format });
    if (!file) toast(exportFailedToast('Could not export the figures'));
  };
  return (
    <Cluster as="span" role="group" aria-label="Download the figures">
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          icon={<DownloadIcon />}
          isLoading={isSaving && chosen === format}
          disabled={disabled || isSaving}
          aria-label={`Download the figures as ${label}`}
          onClick={() => exportAs(format)}
        >
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
