import type { SystemStatusDto } from '../../shared/api/generated.js';
import { formatMoment, formatTime, type ShopNow } from '../../shared/dates/dates.js';
import type { StateLine } from './StateList.js';
import { formatAge, isLate } from './status-labels.js';
import { formatCount } from '../../shared/format-count.js';

const CHANNELS = {
  mail: { name: 'Emails', one: 'email', server: 'mail server' },
  text: { name: 'Texts', one: 'text', server: 'text gateway' },
} as const;
type Channel = keyof typeof CHANNELS;

/** Returns the line about mails, and those about texts and online payments when these have problems. */
export function toMessageLines(status: SystemStatusDto, now: ShopNow): StateLine[] {
  const others = [toMessageLine('text', status, now), toGatewayLine(status, now)];
  return [toMessageLine('mail', status, now), ...others.filter(({ isHealthy }) => !isHealthy)];
}

const findQueue = ({ queues }: SystemStatusDto, name: string) => {
  const queue = queues.find((each) => each.name === name);
  return { queue, waiting: (queue?.open ?? 0) + (queue?.failing ?? 0) };
};

const formatSince = (local: string, { date }: ShopNow) =>
  local.startsWith(date) ? formatTime(local.slice(11)) : formatMoment(local);

/** Returns the line about what the gateway is asked for: pages to pay on, and refunds. */
function toGatewayLine(status: SystemStatusDto, now: ShopNow): StateLine {
  const name = 'Online payments';
  const { queue, waiting } = findQueue(status, 'gateway');
  const waits = formatCount(waiting, 'payment page or refund waits', 'payment pages and refunds wait');
  if (queue?.outage) {
    const { since_local, explanation } = queue.outage;
    return {
      name,
      value: `The payment gateway ${explanation} since ${formatSince(since_local, now)}`,
      note: `Clients cannot pay online, and refunds to their cards do not leave.${waiting > 0 ? ` ${waits}; each is asked for again by itself.` : ''}`,
      isHealthy: false,
    };
  }
  if (queue && (queue.failing > 0 || isLate(queue.oldest_seconds))) {
    return {
      name,
      value: `${waits} for the payment gateway, the oldest for ${formatAge(queue.oldest_seconds)}`,
      note: queue.failing
        ? 'The reason is below. Each is asked for again by itself.'
        : 'The worker process is not running, or is busy. If this continues, restart it.',
      isHealthy: false,
    };
  }
  return { name, value: 'Online payments go through', isHealthy: true };
}

function toMessageLine(channel: Channel, status: SystemStatusDto, now: ShopNow): StateLine {
  const { name, one, server } = CHANNELS[channel];
  const { queue, waiting } = findQueue(status, channel);
  if (queue?.outage) {
    const { since_local, explanation, is_sign_in_refused } = queue.outage;
    return {
      name,
      value: `The ${server} ${explanation} since ${formatSince(since_local, now)}`,
      note: is_sign_in_refused
        ? `${formatCount(waiting, `${one} waits`, `${one}s wait`)}. Correct the name or password in the settings, or unlock the account, then press Retry below. Until then it is tried less and less often, at most 15 minutes apart, so that the account is not locked.`
        : waiting === 0
          ? `No ${one} waits for it.`
          : `${formatCount(waiting, `${one} waits`, `${one}s wait`)} and will go out once it is back.`,
      isHealthy: false,
    };
  }
  if (queue && (queue.failing > 0 || isLate(queue.oldest_seconds))) {
    const oldest = formatAge(queue.oldest_seconds);
    return {
      name,
      value:
        waiting === 1
          ? `One ${one} has been waiting for ${oldest}`
          : `${waiting.toLocaleString('en')} ${one}s wait, the oldest for ${oldest}`,
      note: queue.failing
        ? `The ${server} refuses them; the reason is below. They go out once it accepts them.`
        : 'The worker process is not running, or is busy. If this continues, restart it.',
      isHealthy: false,
    };
  }
  if (queue?.jobs === null) {
    const note = `No ${one} goes out until it does. If queues are kept in Redis, check that it is running.`;
    return { name, value: `The ${one} queue does not answer`, note, isHealthy: false };
  }
  const refusedLine = toRefusedLine(channel, status.refused);
  if (refusedLine) return refusedLine;
  if (queue && queue.unknown > 0) {
    const which = queue.unknown === 1 ? 'one of them' : `${queue.unknown} of them`;
    const value = `${name} are going out, but whether the ${server} accepted ${which} is unknown`;
    const note = 'Unless the server answers, the same message is sent again later. See below.';
    return { name, value, note, isHealthy: false };
  }
  return { name, value: `${name} are going out`, isHealthy: true };
}

function toRefusedLine(channel: Channel, refused: SystemStatusDto['refused']): StateLine | undefined {
  const { name } = CHANNELS[channel];
  const own = refused.filter((each) => (each.channel === 'text') === (channel === 'text'));
  if (own.length === 0) return undefined;
  if (own.every(({ is_unknown }) => is_unknown)) {
    const value = `${name} are going out, but ${formatCount(own.length, 'may not have arrived', 'may not have arrived')}`;
    return { name, value, note: 'See below who they were for: ask them, or send it again.', isHealthy: false };
  }
  const limited = own.filter(({ is_limited }) => is_limited).length;
  const value = `${name} are going out, but ${formatCount(own.length, 'was', 'were')} ${limited > 0 ? 'not sent' : 'refused'}`;
  const advice = `See below who they were for, and correct the ${channel === 'text' ? 'number' : 'address'}.`;
  const note =
    limited > 0
      ? 'Many emails went to one address. See below which; if a client is waiting for one, send it again.'
      : advice;
  return { name, value, note, isHealthy: false };
}
