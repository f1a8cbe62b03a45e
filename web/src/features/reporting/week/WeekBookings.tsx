import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { saveFile } from '../../../shared/api/csv-file.js';
import { DownloadIcon } from '../../../shared/icons.js';
import { toast } from '../../../shared/toast.js';
import { exported, exportFailed } from '../export-words.js';
import { useTodaysBookingsFileMutation } from '../reporting-api.js';
import { LatestBookings } from './LatestBookings.js';
import { WeekOverview } from './WeekOverview.js';
import '../reporting.css';

/** The week at a glance, and what was booked for last. */
export function WeekBookings() {
  const navigate = useNavigate();
  const [exportToday, { isLoading }] = useTodaysBookingsFileMutation();
  const run = async () => {
    const { data: file } = await exportToday();
    if (!file) return toast(exportFailed('Could not export bookings'));
    saveFile(file);
    toast(exported(file.count));
  };
  return (
    <>
      <WeekOverview
        actions={
          <>
            <Button icon={<DownloadIcon />} onClick={run} disabled={isLoading}>
              Export Today&apos;s CSV
            </Button>
            <Button type="primary" onClick={() => navigate('/bookings')}>
              Manage All Bookings
            </Button>
          </>
        }
      />
      <LatestBookings />
    </>
  );
}
