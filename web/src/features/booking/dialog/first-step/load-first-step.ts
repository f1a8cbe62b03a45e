import type { UnknownAction, ThunkDispatch } from '@reduxjs/toolkit';
import { api } from '../../../../shared/api/generated.js';
import { getFirstStep } from './first-step.js';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Milliseconds after which the dialog opens without this data; it then shows itself what is loading. */
const MAX_WAIT_MS = 2_000;

/** The dialog subscribes itself; until then, and for a minute, the answers are kept. */
const UNSUBSCRIBED = { subscribe: false } as const;

/** Reads the data that the first step shows already, so that the dialog shows no less when it takes its place. */
export const loadFirstStep = (dispatch: Dispatch): Promise<unknown> =>
  Promise.race([read(dispatch), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

async function read(dispatch: Dispatch): Promise<void> {
  const { getShop, getUnassignedTherapist, listServices, listTherapists, listTimeSlots } = api.endpoints;
  const { getDayAvailability, getMonthAvailability } = api.endpoints;
  const [shop, anyone] = await Promise.all([
    dispatch(getShop.initiate(undefined, UNSUBSCRIBED)),
    dispatch(getUnassignedTherapist.initiate(undefined, UNSUBSCRIBED)),
    dispatch(listServices.initiate(undefined, UNSUBSCRIBED)),
    dispatch(listTherapists.initiate(undefined, UNSUBSCRIBED)),
    dispatch(listTimeSlots.initiate(undefined, UNSUBSCRIBED)),
  ]);
  const firstStep = getFirstStep();
  const date = firstStep?.choice.booking_date;
  // The dialog opens with the first month and may turn to the other.
  const months = new Set([(date ?? shop.data?.local_now)?.slice(0, 7), firstStep?.getMonth()]);
  await Promise.all([
    ...[...months].map((month) => month && dispatch(getMonthAvailability.initiate({ month }, UNSUBSCRIBED))),
    date && anyone.data && dispatch(getDayAvailability.initiate({ date, therapistId: anyone.data.id }, UNSUBSCRIBED)),
  ]);
}
