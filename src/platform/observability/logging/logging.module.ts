import { Module } from '@nestjs/common';
import { LoggerModule, type Params } from 'nestjs-pino';
import { levels } from 'pino';
import { Config } from '../../config.js';
import { currentRequestId } from '../../request-context.js';
import { describeError } from './describe-error.js';

/** Contexts in which Nest says of each module, route and socket event that it found it: hundreds of lines at each start. */
const WIRING_CONTEXTS = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'WebSocketsController']);
const { info: INFO } = levels.values;

/** Structured logs, one JSON line per entry with the id of its request. No bodies, cookies, query strings or addresses. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config): Params => ({
        // The web application writes its access lines itself: a logger per request costs more than most requests do.
        forRoutes: [],
        pinoHttp: {
          level: config.LOG_LEVEL,
          base: { pid: process.pid },
          mixin: () => ({ request_id: currentRequestId() }),
          serializers: { err: describeError },
          wrapSerializers: false,
          hooks: {
            logMethod(args, log, level) {
              const { context = '' } = (args[0] ?? {}) as { context?: string };
              if (level === INFO && WIRING_CONTEXTS.has(context)) this.debug(...args);
              else log.apply(this, args);
            },
          },
          redact: { paths: ['*.headers', '*.body', '*.query', '*.password', '*.cookies'], remove: true },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
