import type { Socket } from 'socket.io';

/** Number of messages in the window that no page sends, however its user clicks. */
const MAX_MESSAGES = 100;
const WINDOW_MS = 10_000;

/** Disconnects a socket that exceeds the message limit. Our client reconnects by itself. */
export function limitMessageRate(socket: Socket): void {
  let [messages, since] = [0, performance.now()];
  socket.use((_message, next) => {
    const now = performance.now();
    if (now - since > WINDOW_MS) [messages, since] = [0, now];
    if (++messages > MAX_MESSAGES) socket.disconnect(true);
    else next();
  });
}
