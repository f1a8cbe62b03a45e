import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { DefaultEventsMap, Socket } from 'socket.io';
import { dayRoom } from './day-rooms.js';
import { parseWatchedDay } from './watched-day.js';

type WatchingSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { days?: Set<string> }>;
type Ack = { ok: true } | { error: 'invalid-day' | 'too-many-days' };

/** Most days that a socket watches. A dialog watches one day at a time; the others allow for quick changes. */
const MAX_WATCHED_DAYS = 8;

/** Lets anyone, visitors too, watch the days of therapists. */
@WebSocketGateway()
export class WatchedDaysGateway {
  @SubscribeMessage('watch-day')
  async watchDay(@ConnectedSocket() socket: WatchingSocket, @MessageBody() body: unknown): Promise<Ack> {
    const day = parseWatchedDay(body);
    if (!day) return { error: 'invalid-day' };
    const room = dayRoom(day.therapist_id, day.date);
    const days = (socket.data.days ??= new Set());
    if (!days.has(room) && days.size >= MAX_WATCHED_DAYS) return { error: 'too-many-days' };
    days.add(room);
    await socket.join(room);
    return { ok: true };
  }

  @SubscribeMessage('unwatch-day')
  async unwatchDay(@ConnectedSocket() socket: WatchingSocket, @MessageBody() body: unknown): Promise<Ack> {
    const day = parseWatchedDay(body);
    if (!day) return { error: 'invalid-day' };
    const room = dayRoom(day.therapist_id, day.date);
    socket.data.days?.delete(room);
    await socket.leave(room);
    return { ok: true };
  }
}
