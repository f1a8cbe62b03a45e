import { openSocket } from '../support/clients/open-socket.js';

/** A page that shows a day. */
export async function watchDay(url: string, day: { therapist_id: string; date: string }) {
  const socket = openSocket(url, { reconnection: true });
  const heard: unknown[] = [];
  socket.on('day-changed', (body: unknown) => heard.push(body));
  const watching = new Promise((resolve) => socket.on('connect', () => socket.emit('watch-day', day, resolve)));
  await watching;
  return { socket, heard };
}
