/** Names of the tokens that open a private page: a booking's `session_id`, or the `token` of a mailed link. */
const TOKEN_NAMES = ['session_id', 'token'] as const;
export type TokenName = (typeof TOKEN_NAMES)[number];

/** The tokens in a history entry's state, which its address no longer shows. */
export type PrivateLinkState = Partial<Record<TokenName, string>>;

/** An address as React Router and `window.location` both describe it. */
type Address = Record<'pathname' | 'search' | 'hash', string>;

interface SplitAddress {
  tokens: PrivateLinkState;
  /** The address without the tokens. */
  path: string;
}

/**
 * Takes the tokens out of an address; null when it has none. Links carry them in the fragment, which browsers send to
 * nobody; `?session_id=` and `?token=` open the same pages. What gateways and mail programs changed on the way is
 * undone.
 */
export function splitPrivateLink({ pathname, search, hash }: Address): SplitAddress | null {
  const query = parseParameters(search);
  const fragment = parseParameters(hash);
  const tokens: PrivateLinkState = {};
  for (const name of TOKEN_NAMES) {
    const token = trimToken(fragment.get(name) ?? query.get(name) ?? '');
    if (token) tokens[name] = token;
    query.delete(name);
    fragment.delete(name);
  }
  if (Object.keys(tokens).length === 0) return null;
  const rest = [query, fragment].map(String);
  return { tokens, path: pathname + (rest[0] && `?${rest[0]}`) + (rest[1] && `#${rest[1]}`) };
}

/** Parses a query or fragment, in which a program may have encoded the signs between names and values. */
function parseParameters(text: string): URLSearchParams {
  const parameters = text.slice(1).replaceAll('&amp;', '&');
  const isEncoded = /^\w+%3D/i.test(parameters);
  const parsed = new URLSearchParams(
    isEncoded
      ? parameters.replaceAll(/%3D/gi, '=').replaceAll('%26', '&')
      : // Not within a value, whose `=` would be encoded as well.
        parameters.replaceAll(/%26(?=\w+=)/g, '&'),
  );
  // Some programs write a whole address in capitals, or none.
  for (const name of TOKEN_NAMES) {
    const other = [...parsed.keys()].find((key) => key !== name && key.toLowerCase() === name);
    if (other === undefined || parsed.has(name)) continue;
    parsed.set(name, parsed.get(other)!);
    parsed.delete(other);
  }
  return parsed;
}

/** Number of characters of the tokens in links that mails and texts carry. */
const TOKEN_LENGTHS = [38, 43, 72];

/**
 * Returns a token without what was added behind it, such as a full stop or a tracking parameter, and without the rest of
 * an `=` as mails encode it (`=3D`) before it.
 */
function trimToken(text: string): string {
  const token = /^[\w-]+(?:\.[\w-]+)*/.exec(text)?.[0] ?? '';
  return token.startsWith('3D') && TOKEN_LENGTHS.includes(token.length - 2) ? token.slice(2) : token;
}
