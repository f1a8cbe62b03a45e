import PostalMime, { type Email } from 'postal-mime';
import { listenForMail } from '../../../scripts/embedded/smtp-listener.mjs';
import { registerCleanup } from '../register-cleanup.js';
import { eventually } from '../eventually.js';

export interface ReceivedMail extends Email {
  /** Recipients of the SMTP envelope. */
  recipients: string[];
  /** As it came over the wire. */
  raw: Buffer;
}

/** A real SMTP listener that keeps what it is sent. */
export interface SmtpSink {
  /** Value for SMTP_URL; the same after stop and start. */
  url: string;
  /** In the order of arrival. */
  mails: ReceivedMail[];
  /** The mails to one address. */
  to(address: string): ReceivedMail[];
  /** Waits until `count` mails in all have arrived. */
  received(count: number): Promise<ReceivedMail[]>;
  /** Answers each further attempt to write to the address with this, such as `550 5.1.1 No such user`, or hangs up (`hang up`); null takes its mails again. */
  refuse(address: string, reply: string | null): void;
  /** The same for all addresses but those. */
  refuseAll(reply: string | null): void;
  /**
   * Keeps each further mail to the address without saying so, until it is told to take it, to refuse it with a reply, or
   * to hang up.
   */
  hold(address: string): HeldAnswers;
  /** How often somebody wanted to write to the address, or to any. */
  attempts(address?: string): number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface HeldAnswers {
  /** Takes the mails that are held, and those to come. */
  take(): void;
  refuse(reply: string): void;
  hangUp(): void;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const refusals = new Map<string, string | null>();
  const attempts: string[] = [];
  let refusalOfAll: string | null = null;
  const onRecipient = (address: string, hangUp: () => void) => {
    attempts.push(address);
    const reply = refusals.get(address) ?? refusalOfAll;
    if (reply === HANG_UP) hangUp();
    else if (reply) throw toSmtpError(reply);
  };
  const held = new Map<string, Promise<string | null>>();
  const onMail = async (raw: Buffer, envelope: { to: string[] }, hangUp: () => void) => {
    mails.push({ ...(await PostalMime.parse(raw)), recipients: envelope.to, raw });
    const answer = await held.get(envelope.to[0]!);
    if (answer === HANG_UP) hangUp();
    else if (answer) throw toSmtpError(answer);
  };
  let listener: Awaited<ReturnType<typeof listenForMail>> | undefined = await listenForMail({
    port: 0,
    onMail,
    onRecipient,
  });
  const { port } = listener;
  const stop = async () => {
    await listener?.stop();
    listener = undefined;
  };
  registerCleanup(stop);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    to: (address) => mails.filter(({ recipients }) => recipients.includes(address)),
    received: (count) => eventually(() => (mails.length >= count ? mails : undefined), `${count} mails`),
    refuse: (address, reply) => refusals.set(address, reply),
    refuseAll: (reply) => (refusalOfAll = reply),
    hold: (address) => {
      const answer = Promise.withResolvers<string | null>();
      held.set(address, answer.promise);
      const end = (reply: string | null) => {
        held.delete(address);
        answer.resolve(reply);
      };
      return { take: () => end(null), refuse: end, hangUp: () => end(HANG_UP) };
    },
    attempts: (address) => attempts.filter((each) => address === undefined || each === address).length,
    stop,
    start: async () => {
      listener ??= await listenForMail({ port, onMail, onRecipient });
    },
  };
}

const HANG_UP = 'hang up';

function toSmtpError(reply: string): Error {
  const [code, ...text] = reply.split(' ');
  return Object.assign(new Error(text.join(' ')), { responseCode: Number(code) });
}
