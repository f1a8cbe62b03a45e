import type { SystemStatusDto } from '../../shared/api/generated.js';
import { formatMoment, formatTime, type ShopNow } from '../../shared/dates/dates.js';
import type { StateLine } from './StateList.js';
import { formatAge, isLate } from './status-labels.js';
import { formatCount } from '../../shared/format-count.js';

const CHANNELS = {
  mail: { name: 'Mails', one: 'mail', server: 'mail server' },
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
        ? `${formatCount(waiting, `${one} waits`, `${one}s wait`)}. Have the name or password in the settings mended, or the account opened again, then press Retry below. By itself it is asked ever more seldom, up to every 15 minutes, so that it does not lock the account.`
        : waiting === 0
          ? `No ${one} waits for it.`
          : `${formatCount(waiting, `${one} waits and leaves`, `${one}s wait and leave`)} as soon as it is back.`,
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
        ? `The ${server} does not take them; the reason is below. They leave by themselves once it does.`
        : 'The worker process does not run, or is busy. If this stays, start it again.',
      isHealthy: false,
    };
  }
  if (queue?.jobs === null) {
    const note = `No ${one} leaves until it does. If queues are kept in Redis, see that it runs.`;
    return { name, value: `The ${one} queue does not answer`, note, isHealthy: false };
  }
  const refusedLine = toRefusedLine(channel, refused);
  if (refusedLine) return refusedLine;
  if (queue && queue.unknown > 0) {
    const [which, them] = queue.unknown === 1 ? ['one', 'it'] : [queue.unknown, 'them'];
    const value = `${name} leave, but of ${which} it is unknown whether the ${server} took ${them}`;
    const note = 'The same message goes again late unless the server answers. See below.';
    return { name, value, note, isHealthy: false };
  }
  return { name, value: `${name} leave`, isHealthy: true };
}

function toRefusedLine(channel: Channel, refused: SystemStatusDto['refused']): StateLine | undefined {
  const { name } = CHANNELS[channel];
  const own = refused.filter((each) => (each.channel === 'text') === (channel === 'text'));
  if (own.length === 0) return undefined;
  if (own.every(({ is_unknown }) => is_unknown)) {
    const value = `${name} leave, but ${formatCount(own.length, 'has', 'have')} perhaps not arrived`;
    return { name, value, note: 'See below whom they were for: ask, or send them again.', isHealthy: false };
  }
  const limited = own.filter(({ is_limited }) => is_limited).length;
  const value = `${name} leave, but ${formatCount(own.length, 'was', 'were')} ${limited > 0 ? 'not sent' : 'refused'}`;
  const advice = `See below whom they were for, and mend the ${channel === 'text' ? 'number' : 'address'}.`;
  const note =
    limited > 0
      ? 'Somebody causes many mails to one address. See below which; if the client waits for one, send it again.'
      : advice;
  return { name, value, note, isHealthy: false };
}
