import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { readStored, writeStored } from '../../../shared/device-storage.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import './settings.css';

const STORAGE_KEY = 'full-duration-notice';

/**
 * Tells administrators of a shop whose bookings occupy only their start about the other rule, until they dismiss it.
 */
export function FullDurationNotice() {
  const { data: shop } = useGetShopQuery();
  const [isHidden, setHidden] = useState(() => readStored(STORAGE_KEY) === 'hidden');
  if (!shop?.start_only || isHidden) return null;
  const hide = () => {
    writeStored(STORAGE_KEY, 'hidden');
    setHidden(true);
  };
  return (
    <Alert
      className="full-duration-notice"
      type="info"
      title="Bookings take only their start time"
      description="Two visits with one therapist can overlap. With the full duration a booking takes its minutes and the cleanup after them, and only times that are really free are offered. Existing bookings stay as they are."
      action={
        <span className="full-duration-actions">
          <Link to="/admindashboard?tab=settings">Open the booking rules</Link>
          <Button size="small" onClick={hide}>
            Keep it as it is
          </Button>
        </span>
      }
    />
  );
}
