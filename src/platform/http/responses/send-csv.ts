import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { sendDownload } from './send-download.js';

/** Answers with a CSV file, see sendDownload. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  { csv, count }: { csv: Readable; count: number },
): Promise<void> {
  return sendDownload(reply, { name, type: 'text/csv; charset=utf-8', content: csv, count });
}
