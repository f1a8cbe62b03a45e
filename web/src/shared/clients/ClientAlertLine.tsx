import { AlertIcon } from '../ui/icons.js';
import './client-alert.css';

/** The one line that whoever books or treats a client has to know. */
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
