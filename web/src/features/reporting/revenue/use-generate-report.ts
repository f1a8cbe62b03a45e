import { useState } from 'react';
import type { RevenueReportDto, RevenueReportQueryDto } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { exportedToast, exportFailedToast } from '../../../shared/toast/export-toasts.js';
import { validateRange, type ReportParams } from './report-params.js';

const NO_DATA_TOAST = errorToast('No bookings found for the selected date range and status.', 'No Data');

/** Reloads the report and, unless it is empty, saves its bookings as a file. */
export function useGenerateReport(
  reportParams: ReportParams,
  read: () => PromiseLike<{ data?: RevenueReportDto; isError: boolean }>,
) {
  const [save] = useSaveFile();
  const [isGenerating, setGenerating] = useState(false);

  const generate = async () => {
    const problem = validateRange(reportParams);
    if (problem) return toast(errorToast(problem));
    const { data: report, isError } = await read();
    // The report's page says that it could not be read.
    if (isError || !report) return;
    if (report.summary.booking_count === 0) return toast(NO_DATA_TOAST);
    const { start: start_date, end: end_date, status } = reportParams;
    const file = await save('/reports/revenue/exports', {
      start_date,
      end_date,
      status,
    } satisfies RevenueReportQueryDto);
    if (!file) return toast(exportFailedToast('Could not export revenue report'));
    toast(exportedToast(file.count));
  };
  const onGenerate = async () => {
    setGenerating(true);
    await generate().finally(() => setGenerating(false));
  };
  return { isGenerating, onGenerate };
}
