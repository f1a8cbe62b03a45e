import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../features/identity/auth/auth-context.js';
import { formatRole } from '../features/identity/auth/format-role.js';
import type { Account } from '../features/site/landing/site-actions.js';
import { LandingPage } from '../features/site/landing/LandingPage.js';
import { useLanding } from '../features/site/landing/use-landing.js';
import type { BookingPreselection } from '../shared/booking-preselection.js';
import { LazyBookingDialog, prefetchBookingDialog } from './booking-dialog/LazyBookingDialog.js';
import { useBookingLink } from './booking-dialog/use-booking-link.js';

interface HomePageProps {
  onNavigate: (path: string) => void;
  /** Replaces the page's address by `path` without leaving the page. */
  onReplace: (path: string) => void | Promise<void>;
  onSignedOut: () => void;
}

/** The landing page with its data, the person at the browser, and the booking dialog on top. */
export function HomePage({ onNavigate, onReplace, onSignedOut }: HomePageProps) {
  const [preselection, setPreselection] = useState<BookingPreselection>();
  const { signOut } = useAuth();
  const account = useAccount();
  /** Whether somebody has just signed out here. */
  const [isSignedOut, setSignedOut] = useState(false);
  const isExpected = useBookingLink(onReplace, setPreselection);
  /** Whether the visitor has left the page or opened the dialog, which the answer to a sign-out must not end. */
  const isBusy = useRef(false);
  useEffect(() => {
    isBusy.current = preselection !== undefined;
    return () => {
      isBusy.current = true;
    };
  }, [preselection]);
  return (
    <>
      <LandingPage
        {...useLanding()}
        account={account}
        isSignedOut={isSignedOut && !account}
        onBook={(from = {}) => {
          setSignedOut(false);
          setPreselection(from);
        }}
        onBookIntent={prefetchBookingDialog}
        onNavigate={onNavigate}
        // The sign-in page is opened once the server has ended the session: before, it would lead to the office.
        onSignOut={() => {
          setSignedOut(true);
          void signOut().then(() => isBusy.current || onSignedOut());
        }}
      />
      <LazyBookingDialog
        isExpected={isExpected}
        preselection={preselection}
        onClose={() => setPreselection(undefined)}
      />
    </>
  );
}

function useAccount(): Account | null {
  const { user, userRole, roleLoading } = useAuth();
  const role = roleLoading ? '' : formatRole(userRole);
  return user && { email: user.email, roleName: role, managesShop: userRole !== null };
}
