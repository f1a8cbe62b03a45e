import { Link } from 'react-router-dom';
import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import './booking-links.css';

/** Links to the receipts of a booking that is paid. */
export function Receipts({ receipts }: Pick<CustomerBookingDto, 'receipts'>) {
  if (receipts.length === 0) return null;
  return (
    <div className="booking-links">
      {receipts.map(({ number, token }) => (
        // Behind the #, the token is part of no request's address.
        <Link key={number} className="button button-small" to={`/receipt#token=${encodeURIComponent(token)}`}>
          View receipt {number}
        </Link>
      ))}
    </div>
  );
}
