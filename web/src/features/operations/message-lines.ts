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

/** Returns the line about mails, and one about texts when these have problems. */
export function toMessageLines(status: SystemStatusDto, now: ShopNow): StateLine[] {
  const texts = toMessageLine('text', status, now);
  return [toMessageLine('mail', status, now), ...(texts.isHealthy ? [] : [texts])];
}

function toMessageLine(channel: Channel, { queues, refused }: SystemStatusDto, { date }: ShopNow): StateLine {
  const { name, one, server } = CHANNELS[channel];
  const queue = queues.find((each) => each.name === channel);
  const waiting = (queue?.open ?? 0) + (queue?.failing ?? 0);
  if (queue?.outage) {
    const { since_local, explanation, is_sign_in_refused } = queue.outage;
    const since = since_local.startsWith(date) ? formatTime(since_local.slice(11)) : formatMoment(since_local);
    return {
      name,
      value: `The ${server} ${explanation} since ${since}`,
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
  const refusedLine = toRefusedLine(channel, refused);
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
