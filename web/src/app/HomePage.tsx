import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../features/identity/auth-context.js';
import { roleName } from '../features/identity/role-name.js';
import type { Account } from '../features/site/landing.js';
import { LandingPage } from '../features/site/LandingPage.js';
import { useLanding } from '../features/site/use-landing.js';
import type { BookingChoice } from '../shared/booking-choice.js';
import { LazyBookingDialog, prefetchBookingDialog } from './LazyBookingDialog.js';

/** The landing page with its data, the person at the browser, and the booking dialog on top. */
export function HomePage() {
  const [choice, setChoice] = useState<BookingChoice>();
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return (
    <>
      <LandingPage
        {...useLanding()}
        account={useAccount()}
        onBook={(from = {}) => setChoice(from)}
        onBookIntent={prefetchBookingDialog}
        onNavigate={(path) => void navigate(path)}
        onSignOut={() => void signOut().then(() => navigate('/auth'))}
      />
      <LazyBookingDialog choice={choice} onClose={() => setChoice(undefined)} />
    </>
  );
}

function useAccount(): Account | null {
  const { user, userRole, roleLoading } = useAuth();
  const role = roleLoading ? '' : roleName(userRole);
  return user && { email: user.email, roleName: role, managesShop: userRole !== null };
}
