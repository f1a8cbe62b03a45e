import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, ServerOptions } from 'socket.io';
import type { Config } from '../config.js';
import { isSameOrigin } from '../http/security/same-origin.js';
import type { WebAdapter } from '../http/web-adapter.js';

type Decide = (error: string | null, isAllowed: boolean) => void;

/**
 * The adapter of socket.io over WebSocket alone: without polling, so without state that a second process lacks. Pages
 * of other sites are refused.
 */
export class LiveAdapter extends IoAdapter {
  constructor(
    app: NestFastifyApplication,
    private readonly adapter: WebAdapter,
    private readonly config: Config,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 2048,
      connectTimeout: 10_000,
      allowRequest: (request: IncomingMessage, decide: Decide) => {
        decide(null, isSameOrigin(request, this.config));
      },
    } as ServerOptions) as Server;
    server.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      this.adapter.addHeadersTo(request, response);
      next();
    });
    return server;
  }

  /**
   * Breaks the sockets' connections, so that browsers connect again, to another process; one that is disconnected
   * properly stays away. The listener stays open: requests in progress still need it, and the database.
   */
  override async close(server: Server): Promise<void> {
    server.engine.close();
  }
}
