import type { Socket } from 'socket.io-client';

export interface WatchedDay {
  therapist_id: string;
  date: string;
}

export interface BookingChange {
  booking_id: string;
  change: 'requested' | 'confirmed' | 'updated' | 'cancelled' | 'completed';
  therapist_id: string;
  booking_date: string;
  /** Null for visitors and the system. */
  by_user_id: string | null;
  /** Which version of the booking the change made; null when something around it changed. */
  version: number | null;
}

interface LiveEvents {
  'day-changed': WatchedDay & { cause: 'booking' | 'block' | 'roster' };
  'booking-changed': BookingChange;
  'schedule-changed': Record<string, never>;
  'landing-changed': Record<string, never>;
  /** Our own: the line was down, so anything may have been missed. */
  reconnected: undefined;
}

type Handler<E extends keyof LiveEvents> = (body: LiveEvents[E]) => void;

const handlers = new Map<keyof LiveEvents, Set<Handler<never>>>();
const watchers = new Map<string, number>();
let connection: Promise<Socket> | undefined;

/** Hears an event until the returned function is called. One connection serves the whole page. */
export function onLive<E extends keyof LiveEvents>(event: E, handler: Handler<E>): () => void {
  const set = handlers.get(event) ?? new Set();
  handlers.set(event, set.add(handler));
  void connect();
  return () => void set.delete(handler);
}

/** Joins the room of a therapist's day until the returned function is called; the room is joined again after a reconnect. */
export function watchDay(day: WatchedDay): () => void {
  const room = JSON.stringify([day.therapist_id, day.date]);
  watchers.set(room, (watchers.get(room) ?? 0) + 1);
  if (watchers.get(room) === 1) void connect().then((socket) => socket.connected && socket.emit('watch-day', day));
  return () => {
    const left = (watchers.get(room) ?? 1) - 1;
    if (left > 0) return void watchers.set(room, left);
    watchers.delete(room);
    void connect().then((socket) => socket.connected && socket.emit('unwatch-day', day));
  };
}

/** Opens the line anew, so that the server sees who is signed in now. */
export const renewLive = (): void => void connection?.then((socket) => socket.disconnect().connect());

function connect(): Promise<Socket> {
  connection ??= import('socket.io-client').then(({ io }) => {
    const socket = io({ transports: ['websocket'] });
    let wasConnected = false;
    socket.on('connect', () => {
      for (const room of watchers.keys()) {
        const [therapist_id, date] = JSON.parse(room) as [string, string];
        socket.emit('watch-day', { therapist_id, date });
      }
      if (wasConnected) tell('reconnected', undefined);
      wasConnected = true;
    });
    for (const event of ['day-changed', 'booking-changed', 'schedule-changed', 'landing-changed'] as const)
      socket.on(event, (body: LiveEvents[typeof event]) => tell(event, body));
    return socket;
  });
  return connection;
}

function tell<E extends keyof LiveEvents>(event: E, body: LiveEvents[E]): void {
  handlers.get(event)?.forEach((handler) => (handler as Handler<E>)(body));
}
