import { InvalidInputError } from '../../kernel/errors.js';
import { parseOutboundUrl } from '../../platform/outbound/public-address.js';

/**
 * Parses the secret address of a calendar. `webcal://` is how calendar programs write https.
 * @param allowsPrivate whether it may be http, and one of the shop's own network
 * @param shopUrl the shop's own address, whose calendars would make each booking a busy time
 * @throws InvalidInputError naming `url`
 */
export function parseCalendarAddress(
  text: string,
  { allowsPrivate, shopUrl }: { allowsPrivate: boolean; shopUrl: string },
): URL {
  const url = parseOutboundUrl(text.trim().replace(/^webcals?:/i, 'https:'), allowsPrivate);
  if (url.host === new URL(shopUrl).host)
    throw new InvalidInputError('url', 'This is the calendar that the shop makes: enter the address of another one');
  return url;
}
