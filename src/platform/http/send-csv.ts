import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** Answers with a file that is written while it is sent; the number of its records stands in `X-Record-Count`. */
export async function sendCsv(reply: FastifyReply, name: string, { csv, count }: { csv: Readable; count: number }): Promise<void> {
  await reply
    .code(200)
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-record-count', count)
    .header('cache-control', 'no-store')
    .send(csv);
}
