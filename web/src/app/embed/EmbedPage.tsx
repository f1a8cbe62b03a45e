import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { BookingPreselection } from '../../shared/booking-preselection.js';
import { LazyBookingDialog } from '../booking-dialog/LazyBookingDialog.js';
import { useLinkedPreselection } from '../booking-dialog/use-linked-preselection.js';
import { CrashBoundary } from '../crash/CrashBoundary.js';
import { connectEmbeddingPage, type EmbeddingPage } from './embedding-page.js';
import { observeDialogSize } from './observe-dialog-size.js';
import { openLinksOutside } from './open-links-outside.js';
import './embed-page.css';

/**
 * The booking dialog alone, in a frame over another site's page. Opened outside of a frame it redirects to the dialog's
 * link.
 */
export function EmbedPage() {
  const { search } = useLocation();
  if (window.parent === window) return <Navigate to={`/book${search}`} replace />;
  return (
    <CrashBoundary>
      <EmbeddedDialog search={search} />
    </CrashBoundary>
  );
}

function EmbeddedDialog({ search }: { search: string }) {
  const page = useRef<EmbeddingPage>(undefined);
  const linked = useLinkedPreselection(search);
  const [isClosed, setClosed] = useState(false);
  const preselection: BookingPreselection | undefined = isClosed ? undefined : linked;
  // Handled as if Escape had been pressed here: the dialog asks about unsaved input.
  const dismiss = useEffectEvent(() => {
    const isUnhandled = document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    if (isUnhandled) page.current?.send('closed');
  });

  useEffect(() => {
    const connected = connectEmbeddingPage(() => dismiss());
    page.current = connected;
    const stopLinks = openLinksOutside();
    const stopSize = observeDialogSize((size) => connected.send('resize', size));
    return () => {
      connected.disconnect();
      stopLinks();
      stopSize();
    };
  }, []);

  return (
    <LazyBookingDialog
      isExpected={!linked}
      preselection={preselection}
      onBooked={({ booking }) => {
        const { status, service_name, currency, treatments } = booking;
        const booked = treatments.length > 0 ? treatments : [booking];
        const total_price = booked.reduce((sum, each) => sum + each.total_price, 0);
        page.current?.send('booked', { status, service_name, total_price, currency });
      }}
      onClose={() => {
        setClosed(true);
        page.current?.send('closed');
      }}
    />
  );
}
