import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import './settings.css';

const STORAGE_KEY = 'full-duration-notice';

/**
 * Tells administrators of a shop whose bookings occupy only their start about the other rule, until they dismiss it.
 */
export function FullDurationNotice() {
  const { data: shop } = useGetShopQuery();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(STORAGE_KEY) === 'hidden');
  if (!shop?.start_only || isHidden) return null;
  const hide = () => {
    localStorage.setItem(STORAGE_KEY, 'hidden');
    setHidden(true);
  };
  return (
    <Alert
      className="full-duration-notice"
      type="info"
      title="Bookings take their start alone"
      description="Two visits with one therapist may overlap. With the full duration a booking takes its minutes and the cleanup after them, and only times that are really free are offered. What is booked stays as it is."
      action={
        <span className="full-duration-actions">
          <Link to="/admindashboard?tab=settings">Open the booking rules</Link>
          <Button size="small" onClick={hide}>
            Keep it so
          </Button>
        </span>
      }
    />
  );
}
