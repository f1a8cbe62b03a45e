import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../../../../shared/api/base-api.js';
import { api } from '../../../../shared/api/generated.js';
import { watchCancellationMail } from './watch-cancellation-mail.js';

const AbsoluteRequest = Request;
afterEach(() => jest.restoreAllMocks());

it('reads the timeline until the mail is sent, and never again', async () => {
  const states = ['waiting', 'sent'];
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation((address, options) => new AbsoluteRequest(new URL(String(address), 'http://a'), options));
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const mail = { recipient: 'client', event_type: 'BookingCancelled', state: states.shift() };
    return Response.json({ mails: [mail] });
  });
  const { dispatch } = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: () => ({ expiresAt: null }) },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  await dispatch(watchCancellationMail('1', 0));
  expect(fetch).toHaveBeenCalledTimes(2);

  dispatch(api.util.invalidateTags(['Booking']));
  await setTimeout(50);
  expect(fetch).toHaveBeenCalledTimes(2);
  // Ends the minute for which answers are kept.
  dispatch(api.util.resetApiState());
});
