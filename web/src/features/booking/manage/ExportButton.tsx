import { saveFile } from '../../../shared/api/csv-file.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { toast } from '../../../shared/toast/toast.js';
import { exportedToast, exportFailedToast } from '../../../shared/toast/export-toasts.js';
import { toViewFilter, useBookingListParams } from './list/booking-filter.js';
import { useBookingsFileMutation } from './api/back-office-bookings-api.js';
import type { BookingsView } from './use-bookings-view.js';

/** Exports the current view as a file for a spreadsheet. */
export function ExportButton({ view, isCompact }: { view: BookingsView; isCompact: boolean }) {
  const [listParams] = useBookingListParams();
  const [params] = useUrlState();
  const today = useShopNow()?.date;
  const [fetchFile, { isLoading }] = useBookingsFileMutation();
  const run = async () => {
    const isWeek = params.get('span') === 'week';
    const { dayState, ...filter } = toViewFilter(view, listParams, { today: today ?? '', isWeek });
    const { data: file } = await fetchFile({ ...filter, ...(dayState && { day_state: dayState }) });
    if (!file) return toast(exportFailedToast('Could not export bookings'));
    saveFile(file);
    toast(exportedToast(file.count));
  };
  return (
    <Button
      icon={<DownloadIcon />}
      onClick={run}
      disabled={isLoading || !today || (view === 'table' && listParams.person !== undefined)}
      aria-label="Export CSV"
      data-hint={isCompact ? 'Export CSV' : undefined}
    >
      {isCompact ? null : 'Export CSV'}
    </Button>
  );
}
