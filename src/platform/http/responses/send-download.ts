import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

export interface Download {
  name: string;
  /** Media type. */
  type: string;
  content: Readable;
  /** Number of records in the file. */
  count: number;
}

/** Answers with a file that is written while it is sent; the number of its records is in `X-Record-Count`. */
export async function sendDownload(reply: FastifyReply, { name, type, content, count }: Download): Promise<void> {
  await reply
    .code(200)
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-record-count', count)
    .header('cache-control', 'no-store')
    .send(content);
}
