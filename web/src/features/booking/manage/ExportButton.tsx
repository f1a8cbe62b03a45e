import { Button, Tooltip } from 'antd';
import { saveFile } from '../../../shared/api/csv-file.js';
import { DownloadIcon } from '../../../shared/icons.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import { toast } from '../../../shared/toast.js';
import { shownIn, useWantedBookings } from './booking-filter.js';
import { useBookingsFileMutation } from './office-bookings-api.js';
import type { View } from './use-view.js';

/** What is looked at, as a file for a spreadsheet. */
export function ExportButton({ view, isCompact }: { view: View; isCompact: boolean }) {
  const [wanted] = useWantedBookings();
  const today = useShopNow()?.date;
  const [fetchFile, { isLoading }] = useBookingsFileMutation();
  const run = async () => {
    const { data: file } = await fetchFile(shownIn(view, wanted, today ?? ''));
    if (!file) return toast({ title: 'Export Failed', description: 'Could not export bookings', destructive: true });
    saveFile(file);
    toast({ title: 'Export Successful', description: `Exported ${file.count} bookings to CSV` });
  };
  return (
    <Tooltip title={isCompact ? 'Export CSV' : undefined}>
      <Button icon={<DownloadIcon />} onClick={run} disabled={isLoading || !today} aria-label="Export CSV">
        {isCompact ? null : 'Export CSV'}
      </Button>
    </Tooltip>
  );
}
