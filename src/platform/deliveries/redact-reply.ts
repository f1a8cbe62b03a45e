const MAX_REPLY_LENGTH = 300;

/**
 * Returns a server's reply without what it quotes of `personal` (names, addresses, numbers) and without any email
 * address, so that it may outlive an erasure. One line, at most 300 characters.
 */
export function redactReply(reply: string, personal: readonly string[]): string {
  const quoted = personal.filter((part) => part.length > 2).toSorted((one, other) => other.length - one.length);
  const withoutQuotes = quoted.reduce((text, part) => text.replaceAll(wholeWord(part), '…'), withoutAddresses(reply));
  return withoutQuotes.replaceAll(/\s+/g, ' ').slice(0, MAX_REPLY_LENGTH);
}

const withoutAddresses = (reply: string) => reply.replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…');
const wholeWord = (part: string) => new RegExp(`(?<![\\w])${RegExp.escape(part)}(?![\\w])`, 'giu');
