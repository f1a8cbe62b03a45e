import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { createHmac } from 'node:crypto';
import { Config } from '../config.js';
import { awaitAnswer } from '../deliveries/late-answers/await-answer.js';
import { ANSWER_TIMEOUT_MS } from '../deliveries/late-answers/unknown-attempts.js';
import { redactReply } from '../deliveries/redact-reply.js';
import { QueueOutages } from '../deliveries/outages/queue-outages.js';
import { withSpan } from '../observability/tracing/tracing.js';
import { postRequest } from './post-request.js';
import {
  GATEWAY_TIMEOUT,
  isPermanentFailure,
  TextRefusedError,
  TextSendError,
  TextUnknownError,
} from './text-errors.js';

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

/** Hands text messages to the HTTP gateway of the settings, for subscribers of the queue `text`. */
@Injectable()
export class TextGateway {
  constructor(
    private readonly config: Config,
    private readonly outages: QueueOutages,
  ) {}

  /**
   * Sends a text. Resolves once the gateway has taken it (2xx); within a delivery also when the gateway has got it, but
   * takes long to say so.
   * @throws TextSendError when it may succeed later, TextRefusedError when it never will (4xx)
   */
  async send({ id, to, text, names = [] }: OutgoingText): Promise<void> {
    const work = { name: 'send text', kind: SpanKind.CLIENT, attributes: { message_id: id } };
    const handover = Promise.withResolvers<void>();
    const answer = withSpan(work, () => this.transmit(JSON.stringify({ id, to, text }), names, handover.resolve));
    await awaitAnswer(answer, handover.promise);
  }

  private async transmit(body: string, names: readonly string[], onHandover: () => void): Promise<void> {
    const { status, reply } = await this.post(body, onHandover);
    if (status < 300) return this.outages.recordAnswer('text');
    if (status === GATEWAY_TIMEOUT) throw this.toUnknown(`HTTP ${status}`);
    if (!isPermanentFailure(status)) throw new TextSendError(`HTTP ${status}`);
    this.outages.recordAnswer('text');
    throw new TextRefusedError(status, `HTTP ${status} ${redactReply(withoutNumbers(reply), names)}`.trim());
  }

  private async post(body: string, onHandover: () => void): Promise<{ status: number; reply: string }> {
    const { SMS_URL, SMS_SECRET = '' } = this.config;
    if (SMS_URL === undefined) throw new Error('A text was to be sent without a gateway in the settings');
    const signature = createHmac('sha256', SMS_SECRET).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` };
    let isHandedOver = false;
    const notify = () => {
      isHandedOver = true;
      onHandover();
    };
    try {
      return await postRequest(new URL(SMS_URL), body, { headers, timeoutMs: ANSWER_TIMEOUT_MS, onHandover: notify });
    } catch (error) {
      throw isHandedOver ? this.toUnknown(connectionCode(error)) : new TextSendError(connectionCode(error));
    }
  }

  private toUnknown(code: string): TextUnknownError {
    this.outages.recordAnswer('text');
    return new TextUnknownError(code);
  }
}

/** Returns a code such as `ECONNREFUSED`, never a message, which would name the address. */
function connectionCode(error: unknown): string {
  const { name, code } = error as { name?: string; code?: unknown };
  return typeof code === 'string' ? code : (name ?? 'Error');
}

/** Replaces numbers, in whatever spelling the gateway repeats them. */
const withoutNumbers = (reply: string) => reply.replaceAll(/\+?\d[\d ().-]{4,}\d/g, '…');
