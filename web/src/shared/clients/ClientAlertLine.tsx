import { AlertIcon } from '../ui/icons.js';
import './client-alert.css';

/** The client's alert, one line for those who book or treat them. */
export function ClientAlertLine({ alert }: { alert: string }) {
  return (
    <span className="client-alert-line">
      <AlertIcon width={16} height={16} />
      <span>
        <span className="visually-hidden">Alert: </span>
        {alert}
      </span>
    </span>
  );
}
