import { io, type Socket } from 'socket.io-client';
import { registerCleanup } from '../register-cleanup.js';
import { timeLimit } from '../time-limits.mjs';

/** A socket as a browser opens it, from the given page and with the given cookies. */
export function openSocket(
  url: string,
  { origin = url, cookies = new Map<string, string>(), reconnection = false } = {},
): Socket {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const extraHeaders = { ...(origin && { origin }), ...(cookie && { cookie }) };
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection, extraHeaders });
  registerCleanup(async () => socket.disconnect());
  return socket;
}

/** The next event of that name; rejects when none comes in time. */
export function nextEvent<Body = unknown>(socket: Socket, event: string): Promise<Body> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${event} came`)), timeLimit(15_000));
    socket.once(event, (body: Body) => {
      clearTimeout(timer);
      resolve(body);
    });
  });
}
