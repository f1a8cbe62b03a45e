import type { BookingFilterDto } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { toast } from '../../../shared/toast/toast.js';
import { exportedToast, exportFailedToast } from '../../../shared/toast/export-toasts.js';
import { useCalendarView } from '../day/columns/use-calendar-view.js';
import { toViewFilter, useBookingListParams } from './list/booking-filter.js';
import type { BookingsView } from './use-bookings-view.js';

/** Exports the current view as a file for a spreadsheet. */
export function ExportButton({ view, isCompact }: { view: BookingsView; isCompact: boolean }) {
  const [listParams] = useBookingListParams();
  const { span } = useCalendarView();
  const today = useShopNow()?.date;
  const [save, isSaving] = useSaveFile();
  const run = async () => {
    const { dayState, ...filter } = toViewFilter(view, listParams, { today: today ?? '', span });
    const body: BookingFilterDto = { ...filter, ...(dayState && { day_state: dayState }) };
    const file = await save('/bookings/exports', body);
    if (!file) return toast(exportFailedToast('Could not export bookings'));
    toast(exportedToast(file.count));
  };
  return (
    <Button
      icon={<DownloadIcon />}
      onClick={run}
      disabled={isSaving || !today || (view === 'table' && listParams.person !== undefined)}
      aria-label="Export CSV"
      data-hint={isCompact ? 'Export CSV' : undefined}
    >
      {isCompact ? null : 'Export CSV'}
    </Button>
  );
}
