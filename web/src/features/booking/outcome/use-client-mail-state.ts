import { useEffect, useState } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { FETCH_ONCE } from '../../../shared/api/fetch-once.js';
import { api, type MailStateDto } from '../../../shared/api/generated.js';

export type ClientMailState = MailStateDto['client_state'];

const POLL_INTERVAL_MS = 2_000;
/**
 * Maximum number of polls in a row. A slower mail shows its state when the booking changes or its page is opened again.
 */
const MAX_POLLS = 30;

/** Reads the state of the latest mail to the client; undefined until it is known. A new `version` reads it again. */
export function useClientMailState(sessionId: string, version: number): ClientMailState | undefined {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [state, setState] = useState<ClientMailState>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const poll = async (count: number) => {
      const { data } = await dispatch(
        api.endpoints.getMailState.initiate({ bookingSessionDto: { sessionId } }, FETCH_ONCE),
      );
      if (!isCurrent) return;
      if (data) setState(data.client_state);
      const isOpen = !data || ['queued', 'failing', 'unknown'].includes(data.client_state);
      if (isOpen && count < MAX_POLLS) timer = setTimeout(() => void poll(count + 1), POLL_INTERVAL_MS);
    };
    void poll(1);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [dispatch, sessionId, version]);
  return state;
}
