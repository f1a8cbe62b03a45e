import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { createHmac } from 'node:crypto';
import { Config } from '../config.js';
import { redactReply } from '../deliveries/redact-reply.js';
import { QueueOutages } from '../deliveries/outages/queue-outages.js';
import { withSpan } from '../observability/tracing/tracing.js';
import { isPermanentFailure, TextRefusedError, TextSendError } from './text-errors.js';

interface OutgoingText {
  /**
   * Id that is unique for each text, and the same for every attempt to send it, so that the gateway can recognise
   * duplicates.
   */
  id: string;
  /** The number in E.164, such as `+61412345678`. */
  to: string;
  text: string;
  /** Names in the text, which the gateway may quote when it refuses it. */
  names?: readonly string[];
}

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 2_000;

/** Hands text messages to the HTTP gateway of the settings, for subscribers of the queue `text`. */
@Injectable()
export class TextGateway {
  constructor(
    private readonly config: Config,
    private readonly outages: QueueOutages,
  ) {}

  /** Whether the settings name a gateway. */
  get isSet(): boolean {
    return this.config.SMS_URL !== undefined;
  }

  /**
   * Sends a text. Resolves once the gateway has taken it (2xx).
   * @throws TextSendError when it may succeed later, TextRefusedError when it never will (4xx)
   */
  async send({ id, to, text, names = [] }: OutgoingText): Promise<void> {
    const work = { name: 'send text', kind: SpanKind.CLIENT, attributes: { message_id: id } };
    const { status, reply } = await withSpan(work, () => this.post(JSON.stringify({ id, to, text })));
    if (status < 300) return this.outages.recordAnswer('text');
    if (!isPermanentFailure(status)) throw new TextSendError(`HTTP ${status}`);
    this.outages.recordAnswer('text');
    throw new TextRefusedError(status, `HTTP ${status} ${redactReply(withoutNumbers(reply), names)}`.trim());
  }

  private async post(body: string): Promise<{ status: number; reply: string }> {
    const { SMS_URL, SMS_SECRET = '' } = this.config;
    if (SMS_URL === undefined) throw new Error('A text was to be sent without a gateway in the settings');
    const signature = createHmac('sha256', SMS_SECRET).update(body).digest('hex');
    try {
      const response = await fetch(SMS_URL, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
        // A text that is signed for one address is not sent to another.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, reply: await readStart(response) };
    } catch (error) {
      throw new TextSendError(connectionCode(error));
    }
  }
}

/** Reads the first 2,000 bytes: an answer may go on for ever. */
async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
    if (size >= MAX_REPLY_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_REPLY_BYTES).toString('utf8');
}

/** Returns a code such as `ECONNREFUSED` or `TimeoutError`, never a message, which would name the address. */
function connectionCode(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: string } };
  return cause?.code ?? (typeof code === 'string' ? code : (name ?? 'Error'));
}

/** Replaces numbers, in whatever spelling the gateway repeats them. */
const withoutNumbers = (reply: string) => reply.replaceAll(/\+?\d[\d ().-]{4,}\d/g, '…');
