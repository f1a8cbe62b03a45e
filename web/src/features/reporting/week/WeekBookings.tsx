import { useNavigate } from 'react-router-dom';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DownloadIcon } from '../../../shared/ui/icons.js';
import { toast } from '../../../shared/toast/toast.js';
import { exportedToast, exportFailedToast } from '../../../shared/toast/export-toasts.js';
import { LatestBookings } from './LatestBookings.js';
import { WeekOverview } from './WeekOverview.js';

/** The week's figures and its latest bookings. */
export function WeekBookings() {
  const navigate = useNavigate();
  const [save, isSaving] = useSaveFile();
  const run = async () => {
    const file = await save('/bookings/exports/today');
    if (!file) return toast(exportFailedToast('Could not export bookings'));
    toast(exportedToast(file.count));
  };
  return (
    <>
      <WeekOverview
        actions={
          <>
            <Button icon={<DownloadIcon />} onClick={run} disabled={isSaving}>
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
