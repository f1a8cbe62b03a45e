import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useResolveBookingLinkQuery, type BookingLinkDto } from '../../shared/api/generated.js';
import type { BookingPreselection } from '../../shared/booking-preselection.js';

const UNREAD: BookingPreselection = { notices: ['What this link names could not be read. Please choose below.'] };

/**
 * Opens the dialog for whoever comes by `/book?service=…&therapist=…&date=…`. The address is the landing page's from then
 * on, so that Back closes the dialog and then leaves the site, as everywhere.
 * @param onReplace makes a path the page's address
 * @returns whether the dialog is about to open
 */
export function useBookingLink(
  onReplace: (path: string) => void | Promise<void>,
  onOpen: (from: BookingPreselection) => void,
): boolean {
  // Read at each drawing: opening the dialog draws once more, and the address is another by then.
  const query = readQuery();
  const isLink = query !== undefined;
  const { data, isError } = useResolveBookingLinkQuery(query ?? skipToken);
  const open = useEffectEvent(async () => {
    // The dialog adds an entry of its own to the history, which must be the last.
    await onReplace('/');
    onOpen(data ? toPreselection(data) : UNREAD);
  });
  const isResolved = isLink && (data !== undefined || isError);
  useEffect(() => {
    if (isResolved) void open();
  }, [isResolved]);
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer);
  return isLink && isHydrated;
}

// The first drawing must be the server's, which knows of no dialog.
const subscribeToNothing = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

function readQuery() {
  if (!/^\/book\/?$/.test(location.pathname)) return undefined;
  const params = new URLSearchParams(location.search);
  const read = (name: string) => params.get(name)?.slice(0, MAX_LENGTH) || undefined;
  return { service: read('service'), therapist: read('therapist'), date: read('date') };
}

/** Longer than any slug: what is cut off was none. */
const MAX_LENGTH = 200;

function toPreselection({ service_id, therapist_id, date, notices }: BookingLinkDto): BookingPreselection {
  return {
    service_id: service_id ?? undefined,
    therapist_id: therapist_id ?? undefined,
    date: date ?? undefined,
    notices,
  };
}
