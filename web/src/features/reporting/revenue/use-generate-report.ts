import { useState } from 'react';
import type { RevenueReportDto } from '../../../shared/api/generated.js';
import { saveFile } from '../../../shared/api/csv-file.js';
import { toast } from '../../../shared/toast.js';
import { exported, exportFailed } from '../export-words.js';
import { useRevenueReportFileMutation } from '../reporting-api.js';
import { rangeProblem, type ReportWish } from './report-wish.js';

const noData = {
  title: 'No Data',
  description: 'No bookings found for the selected date range and status.',
  destructive: true,
};

/** Reads the report anew, and when there is something in it, saves the bookings behind it as a file. */
export function useGenerateReport(wish: ReportWish, read: () => PromiseLike<{ data?: RevenueReportDto; isError: boolean }>) {
  const [fetchFile] = useRevenueReportFileMutation();
  const [isGenerating, setGenerating] = useState(false);

  const generate = async () => {
    const problem = rangeProblem(wish);
    if (problem) return toast({ title: 'Error', description: problem, destructive: true });
    const { data: report, isError } = await read();
    // Whoever shows the report says that it could not be read.
    if (isError || !report) return;
    if (report.summary.booking_count === 0) return toast(noData);
    const { data: file } = await fetchFile({ start_date: wish.start, end_date: wish.end, status: wish.status });
    if (!file) return toast(exportFailed('Could not export revenue report'));
    saveFile(file);
    toast(exported(file.count));
  };
  const onGenerate = async () => {
    setGenerating(true);
    await generate().finally(() => setGenerating(false));
  };
  return { isGenerating, onGenerate };
}
