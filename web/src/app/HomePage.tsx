import { useState } from 'react';
import type { BookingChoice } from '../features/booking/BookingDialog.js';
import { LazyBookingDialog, prefetchBookingDialog } from './LazyBookingDialog.js';

export function HomePage() {
  const [choice, setChoice] = useState<BookingChoice>();
  return (
    <>
      <main onPointerEnter={prefetchBookingDialog} onFocus={prefetchBookingDialog}>
        <button type="button" className="button button-primary" onClick={() => setChoice({})}>
          Book Now
        </button>
      </main>
      <LazyBookingDialog choice={choice} onClose={() => setChoice(undefined)} />
    </>
  );
}
