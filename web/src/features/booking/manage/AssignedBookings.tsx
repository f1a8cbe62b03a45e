import { Alert } from '../../../shared/ui/alert/Alert.js';
import { TableView } from './list/TableView.js';

/** The page as a therapist sees it, loaded on demand as only this part of it shows a message of antd. */
export default function AssignedBookings() {
  return (
    <>
      <header className="page-head">
        <h1 className="type-page">Manage Bookings</h1>
      </header>
      <Alert type="info" className="bookings-note" title="Viewing your assigned bookings (read-only access)" />
      <TableView />
    </>
  );
}
