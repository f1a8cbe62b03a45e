import type { Socket } from 'socket.io-client';
import { loadOptional } from '../optional-script/optional-script.js';

export interface WatchedDay {
  therapist_id: string;
  date: string;
}

export interface BookingChange {
  booking_id: string;
  change: 'requested' | 'confirmed' | 'updated' | 'cancelled' | 'completed';
  therapist_id: string;
  booking_date: string;
  /** Id of the user who made the change; null for visitors and the system. */
  by_user_id: string | null;
  /** Role of that user; null where it is not known. */
  by_role: string | null;
  /** Version of the booking after the change; null when something around it changed. */
  version: number | null;
}

export interface LiveEvents {
  'day-changed': WatchedDay & { cause: 'booking' | 'block' | 'roster' };
  'booking-changed': BookingChange;
  'schedule-changed': Record<string, never>;
  'waiting-list-changed': { entry_id: string };
  'sale-changed': { sale_id: string; booking_id: string };
  'drawer-changed': { day: string };
  'storefront-changed': Record<string, never>;
  'landing-changed': Record<string, never>;
  /** Dispatched by this file: changes of the day are received from now on; earlier ones may have been missed. */
  watched: WatchedDay;
  /** Dispatched by this file: the connection was lost or late, so events may have been missed. */
  reconnected: undefined;
  /** Dispatched by this file: the server or the network ended the connection. */
  disconnected: undefined;
}

type Handler<E extends keyof LiveEvents> = (body: LiveEvents[E]) => void;

const handlers = new Map<keyof LiveEvents, Set<Handler<never>>>();
type WatchAck = { ok: true } | { error: string };

/**
 * Milliseconds after which a first connection is late: the page has read its data before, so events may have been
 * missed. They count from when the connection is asked for, since its script may be what is late.
 */
const LATE_MS = 1000;
let askedAt: number | undefined;

const watchers = new Map<string, number>();
/**
 * The connection. Resolves to undefined where its script could not be loaded: the page works without, and whoever asks
 * next tries again.
 */
let connection: Promise<Socket | undefined> | undefined;

/**
 * Subscribes to an event, which arrives while somebody asks for the connection.
 * @returns a function that unsubscribes
 */
export function onLiveEvent<E extends keyof LiveEvents>(event: E, handler: Handler<E>): () => void {
  const set = handlers.get(event) ?? new Set();
  handlers.set(event, set.add(handler));
  return () => void set.delete(handler);
}

/**
 * Watches a therapist's day, also across reconnects.
 * @returns a function that stops it
 */
export function watchDay(day: WatchedDay): () => void {
  const room = JSON.stringify([day.therapist_id, day.date]);
  watchers.set(room, (watchers.get(room) ?? 0) + 1);
  if (watchers.get(room) === 1) void connect().then((socket) => socket?.connected && joinDay(socket, day));
  return () => {
    const remaining = (watchers.get(room) ?? 1) - 1;
    if (remaining > 0) return void watchers.set(room, remaining);
    watchers.delete(room);
    void connect().then((socket) => socket?.connected && socket.emit('unwatch-day', day));
  };
}

/** Connects. One connection serves the whole page, until it is left. */
export const connectLive = (): void => void connect();

/** Reconnects, so that the server authenticates the user who is signed in now. */
export const reconnectLive = (): void => void connection?.then((socket) => socket?.disconnect().connect());

function connect(): Promise<Socket | undefined> {
  askedAt ??= performance.now();
  connection ??= loadOptional(() => import('socket.io-client')).then(startConnection, (error: unknown) => {
    console.warn('There are no live updates', error);
    connection = undefined;
    return undefined;
  });
  return connection;
}

function startConnection({ io }: typeof import('socket.io-client')): Socket {
  const socket = io({ transports: ['websocket'] });
  let wasConnected = false;
  socket.on('connect', () => {
    for (const room of watchers.keys()) {
      const [therapist_id, date] = JSON.parse(room) as [string, string];
      joinDay(socket, { therapist_id, date });
    }
    const isLate = performance.now() - askedAt! > LATE_MS;
    if (wasConnected || isLate) dispatchLiveEvent('reconnected', undefined);
    wasConnected = true;
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') dispatchLiveEvent('disconnected', undefined);
  });
  for (const event of [
    'day-changed',
    'booking-changed',
    'schedule-changed',
    'waiting-list-changed',
    'sale-changed',
    'drawer-changed',
    'storefront-changed',
    'landing-changed',
  ] as const)
    socket.on(event, (body: LiveEvents[typeof event]) => dispatchLiveEvent(event, body));
  return socket;
}

/**
 * Asks the server to push a day's changes. A refusal, since a socket may only watch some days, is logged: the page
 * would otherwise stop being live unnoticed.
 */
function joinDay(socket: Socket, day: WatchedDay): void {
  socket.emit('watch-day', day, (ack: WatchAck) => {
    if ('error' in ack) console.error('Live updates of a day were refused', day, ack.error);
    else dispatchLiveEvent('watched', day);
  });
}

function dispatchLiveEvent<E extends keyof LiveEvents>(event: E, body: LiveEvents[E]): void {
  handlers.get(event)?.forEach((handler) => (handler as Handler<E>)(body));
}
