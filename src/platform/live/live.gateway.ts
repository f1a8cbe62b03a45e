import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { discoverProviders } from '../discover-providers.js';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Metrics } from '../observability/metrics/metrics.js';
import { adminRoom, LiveRooms, sessionRoom, userRoom } from './live-rooms.js';
import { limitMessageRate } from './message-rate-limit.js';
import { AssignsSocketRooms, type SocketRoomAssigner } from './socket-room-assigner.js';
import { SocketAuthenticator, type SocketUser } from './socket-authenticator.js';

type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { user?: SocketUser }>;

const SESSION_CHECK_INTERVAL_MS = 30_000;

/** Accepts the sockets of this process: of visitors, and of users for as long as their session is alive. */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<Server>, OnModuleDestroy {
  private readonly logger = new Logger('Live');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly rooms: LiveRooms,
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
    private readonly metrics: Metrics,
  ) {}

  afterInit(server: Server): void {
    this.rooms.server = server;
    this.metrics.watchSockets(() => server.sockets.sockets.size);
    server.use((socket, next) => {
      limitMessageRate(socket);
      this.authenticateSocket(socket).then(
        () => next(),
        (error: unknown) => {
          this.logger.error({ err: error }, 'A socket could not be authenticated');
          next(new Error('unavailable'));
        },
      );
    });
    this.timer = setInterval(() => void this.disconnectExpired(), SESSION_CHECK_INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async authenticateSocket(socket: LiveSocket): Promise<void> {
    const user = await this.getAuthenticator().authenticate(socket.handshake.headers.cookie);
    if (!user) return;
    socket.data.user = user;
    const rooms = [sessionRoom(user.sessionId), userRoom(user.userId)];
    if (user.isAdmin) rooms.push(adminRoom);
    for (const { instance } of discoverProviders<SocketRoomAssigner, void>(this.discovery, AssignsSocketRooms))
      rooms.push(...(await instance.findRooms(user)));
    await socket.join(rooms);
  }

  /** Closes connections whose session has ended or whose role has changed. Their pages reconnect with the present rights. */
  async disconnectExpired(): Promise<void> {
    const sockets: LiveSocket[] = [...(this.rooms.server?.sockets.sockets.values() ?? [])];
    const users = sockets.flatMap(({ data }) => data.user ?? []);
    if (users.length === 0) return;
    try {
      const validUsers = await this.getAuthenticator().filterStillValid(users);
      for (const { data, conn } of sockets) if (data.user && !validUsers.has(data.user)) conn.close();
    } catch (error) {
      this.logger.warn({ err: error }, 'Sessions of sockets could not be checked');
    }
  }

  private getAuthenticator(): SocketAuthenticator {
    return this.modules.get<SocketAuthenticator>(SocketAuthenticator, { strict: false });
  }
}
