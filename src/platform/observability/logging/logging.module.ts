import { Module } from '@nestjs/common';
import { LoggerModule, type Params } from 'nestjs-pino';
import { Config } from '../../config.js';
import { currentRequestId } from '../../request-context.js';
import { describeError } from './describe-error.js';

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
          redact: { paths: ['*.headers', '*.body', '*.query', '*.password', '*.cookies'], remove: true },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
