import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../../../../shared/api/base-api.js';
import { api } from '../../../../shared/api/generated.js';
import { SHOP_TAGS } from '../../../../shared/api/tags.js';
import { loadFirstStep } from './load-first-step.js';

const AbsoluteRequest = Request;
afterEach(() => jest.restoreAllMocks());

it('reads what the first step shows once, and does not repeat it for ever', async () => {
  const paths: string[] = [];
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation((address, options) => new AbsoluteRequest(new URL(String(address), 'http://a'), options));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    paths.push(pathname.replace('/api', '') + search);
    return Response.json(pathname === '/api/shop' ? { local_now: '2026-11-20T10:00' } : []);
  });
  const { dispatch } = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: () => ({ expiresAt: null }) },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  await loadFirstStep(dispatch);
  const read = [...paths];
  expect(read).toContain('/shop');
  expect(read).toContain('/availability/days?month=2026-11');

  dispatch(api.util.invalidateTags([...SHOP_TAGS]));
  await setTimeout(50);
  expect(paths).toEqual(read);
  // Ends the minute for which answers are kept.
  dispatch(api.util.resetApiState());
});
