import { useNavigate } from 'react-router-dom';
import { saveFile } from '../../../shared/api/csv-file.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { toast } from '../../../shared/toast/toast.js';
import { exportedToast, exportFailedToast } from '../../../shared/toast/export-toasts.js';
import { useTodaysBookingsFileMutation } from '../reporting-api.js';
import { LatestBookings } from './LatestBookings.js';
import { WeekOverview } from './WeekOverview.js';

/** The week's figures and its latest bookings. */
export function WeekBookings() {
  const navigate = useNavigate();
  const [exportToday, { isLoading }] = useTodaysBookingsFileMutation();
  const run = async () => {
    const { data: file } = await exportToday();
    if (!file) return toast(exportFailedToast('Could not export bookings'));
    saveFile(file);
    toast(exportedToast(file.count));
  };
  return (
    <>
      <WeekOverview
        actions={
          <>
            <Button icon={<DownloadIcon />} onClick={run} disabled={isLoading}>
              Export Today&apos;s CSV
            </Button>
            <Button variant="primary" onClick={() => navigate('/bookings')}>
              Manage All Bookings
            </Button>
          </>
        }
      />
      <LatestBookings />
    </>
  );
}
