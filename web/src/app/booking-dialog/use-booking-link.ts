import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { BookingPreselection } from '../../shared/booking-preselection.js';
import { useLinkedPreselection } from './use-linked-preselection.js';

/**
 * Opens the dialog for visitors who come by `/book?service=…&therapist=…&date=…&time=…`. The address becomes the
 * landing page's, so that Back closes the dialog first and then leaves the site.
 * @param onReplace replaces the page's address
 * @returns whether the dialog is about to open
 */
export function useBookingLink(
  onReplace: (path: string) => void | Promise<void>,
  onOpen: (from: BookingPreselection) => void,
): boolean {
  // Read at each render: opening the dialog renders once more, and by then the address has changed.
  const isLink = /^\/book\/?$/.test(location.pathname);
  const linked = useLinkedPreselection(isLink ? location.search : undefined);
  const open = useEffectEvent(async (from: BookingPreselection) => {
    // The dialog adds its own history entry, which must be the last one.
    await onReplace('/');
    onOpen(from);
  });
  useEffect(() => {
    if (linked) void open(linked);
  }, [linked]);
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
  return isLink && isHydrated;
}

// The first render must match the server's, which never opens a dialog.
const subscribeToNothing = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;
