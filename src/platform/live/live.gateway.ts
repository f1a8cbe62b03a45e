import { Logger, type OnModuleDestroy } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Metrics } from '../metrics/metrics.js';
import { LiveAudience, type LivePerson } from './live-audience.js';
import { adminRoom, dayRoom, LiveRooms, sessionRoom, therapistRoom, userRoom } from './live-rooms.js';
import { endWhenTalkative } from './talkative.js';
import { readWatchedDay } from './watched-day.js';

type Listener = Socket<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  { person?: LivePerson; days?: Set<string> }
>;
type Answer = { ok: true } | { error: 'invalid-day' | 'too-many-days' };

/** One dialog watches one day at a time; a few more allow for quick changes. */
const mostDays = 8;
const checkEveryMs = 30_000;

/** The sockets of this process: visitors may watch days, staff hear of their bookings for as long as their session lives. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<Server>, OnModuleDestroy {
  private readonly logger = new Logger('Live');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly rooms: LiveRooms,
    private readonly audience: LiveAudience,
    private readonly metrics: Metrics,
  ) {}

  afterInit(server: Server): void {
    this.rooms.server = server;
    this.metrics.watchSockets(() => server.sockets.sockets.size);
    server.use((socket, next) => {
      endWhenTalkative(socket);
      this.letIn(socket).then(
        () => next(),
        (error: unknown) => {
          this.logger.error({ err: error }, 'A socket could not be let in');
          next(new Error('unavailable'));
        },
      );
    });
    this.timer = setInterval(() => void this.sendAway(), checkEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  @SubscribeMessage('watch-day')
  async watchDay(@ConnectedSocket() socket: Listener, @MessageBody() body: unknown): Promise<Answer> {
    const day = readWatchedDay(body);
    if (!day) return { error: 'invalid-day' };
    const room = dayRoom(day.therapist_id, day.date);
    const days = (socket.data.days ??= new Set());
    if (!days.has(room) && days.size >= mostDays) return { error: 'too-many-days' };
    days.add(room);
    await socket.join(room);
    return { ok: true };
  }

  @SubscribeMessage('unwatch-day')
  async unwatchDay(@ConnectedSocket() socket: Listener, @MessageBody() body: unknown): Promise<Answer> {
    const day = readWatchedDay(body);
    if (!day) return { error: 'invalid-day' };
    const room = dayRoom(day.therapist_id, day.date);
    socket.data.days?.delete(room);
    await socket.leave(room);
    return { ok: true };
  }

  private async letIn(socket: Listener): Promise<void> {
    const person = await this.audience.doorkeeper.personOf(socket.handshake.headers.cookie);
    if (!person) return;
    socket.data.person = person;
    const therapistId = person.role && (await this.audience.therapistOf(person.userId));
    await socket.join([sessionRoom(person.sessionId), userRoom(person.userId)]);
    if (person.isAdmin) await socket.join(adminRoom);
    if (therapistId) await socket.join(therapistRoom(therapistId));
  }

  /** Ends connections whose session has ended meanwhile, or whose rights have changed. They come back as what they are now. */
  async sendAway(): Promise<void> {
    const listeners: Listener[] = [...(this.rooms.server?.sockets.sockets.values() ?? [])];
    const people = listeners.flatMap(({ data }) => data.person ?? []);
    if (people.length === 0) return;
    try {
      const welcome = await this.audience.doorkeeper.stillWelcome(people);
      for (const { data, conn } of listeners) if (data.person && !welcome.has(data.person)) conn.close();
    } catch (error) {
      this.logger.warn({ err: error }, 'Sessions of sockets could not be checked');
    }
  }
}
