import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isDesk } from '../../../features/identity/auth/format-role.js';
import type { Role } from '../../../features/identity/auth/session-slice.js';
import { FETCH_ONCE } from '../../../shared/api/fetch-once.js';
import {
  api,
  useCountLeaveRequestsQuery,
  useCountPendingBookingsQuery,
  type OpenWorkDto,
} from '../../../shared/api/generated.js';

/** Numbers of what waits for somebody, by the page where it is done. */
export interface WaitingWork {
  /** Requests, and clients on the waiting list. */
  requests?: number | undefined;
  leave?: number | undefined;
  /** Bookings that Today asks a decision about. */
  decisions?: number | undefined;
  /** Emails and texts that were not sent. */
  messages?: number | undefined;
}

/** Milliseconds after which Today's numbers are read for the first time, so that the page itself comes first. */
const FIRST_READ_MS = 2_000;
const POLL_INTERVAL_MS = 5 * 60_000;

const { getToday } = api.endpoints;

/**
 * Counts what waits for a role. Requests and leave follow live; what an owner reads on Today is many questions to the
 * database, and is read now and then, and whenever Today is open.
 */
export function useWaitingWork(role: Role | null): WaitingWork {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isAdmin = role === 'admin_staff';
  const { currentData: pending } = useCountPendingBookingsQuery(undefined, { skip: !isDesk(role) });
  const { currentData: leave } = useCountLeaveRequestsQuery(undefined, { skip: !isAdmin });
  const { currentData: today } = getToday.useQueryState(undefined, { skip: !isAdmin });
  // Kept beyond the answer, which the cache drops a minute after nobody shows it.
  const [latest, setLatest] = useState<OpenWorkDto>();
  if (today && today.open_work !== latest) setLatest(today.open_work);
  useEffect(() => {
    if (!isAdmin) return;
    const read = () => void (document.hidden || dispatch(getToday.initiate(undefined, FETCH_ONCE)));
    const timers = [setTimeout(read, FIRST_READ_MS), setInterval(read, POLL_INTERVAL_MS)];
    return () => timers.forEach(clearTimeout);
  }, [isAdmin, dispatch]);
  const open = isAdmin ? latest : undefined;
  return {
    requests: pending && pending.count + (open?.waiting_list ?? 0),
    leave: leave?.count,
    ...(open && {
      decisions:
        open.uncovered.total +
        open.unfinished.total +
        open.unpaid.total +
        open.disputes.total +
        open.to_call +
        open.missed_requests,
      messages: open.failed_messages,
    }),
  };
}
