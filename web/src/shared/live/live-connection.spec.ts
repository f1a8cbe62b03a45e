import { jest } from '@jest/globals';

afterEach(() => jest.useRealTimers());

it('changes may have been missed where the script of the connection came late', async () => {
  // A page of its own: the connection is made once, and files tested before this one may have made it.
  jest.resetModules();
  jest.useFakeTimers();
  let arrive!: (script: object) => void;
  const script = new Promise<object>((resolve) => (arrive = resolve));
  jest.unstable_mockModule('socket.io-client', () => script);
  const { connectLive, onLiveEvent } = await import('./live-connection.js');
  const reconnected = new Promise<void>((tell) => void onLiveEvent('reconnected', tell));
  connectLive();
  jest.advanceTimersByTime(1_001);
  arrive({ io: () => ({ on: (event: string, handler: () => void) => event === 'connect' && handler() }) });
  await reconnected;
});
