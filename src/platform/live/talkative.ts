import type { Socket } from 'socket.io';

/** Far more than somebody who clicks through days and therapists makes their page say. */
const mostMessages = 100;
const withinMs = 10_000;

/** Ends a connection that says more than any page would. The page connects again by itself, a program has to begin anew. */
export function endWhenTalkative(socket: Socket): void {
  let [said, since] = [0, performance.now()];
  socket.use((_message, next) => {
    const now = performance.now();
    if (now - since > withinMs) [said, since] = [0, now];
    if (++said > mostMessages) socket.disconnect(true);
    else next();
  });
}
