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
 * nobody; `?session_id=` and `?token=` open the same pages.
 */
export function splitPrivateLink({ pathname, search, hash }: Address): SplitAddress | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const tokens: PrivateLinkState = {};
  for (const name of TOKEN_NAMES) {
    const token = fragment.get(name) ?? query.get(name);
    if (token) tokens[name] = token;
    query.delete(name);
    fragment.delete(name);
  }
  if (Object.keys(tokens).length === 0) return null;
  const rest = [query, fragment].map(String);
  return { tokens, path: pathname + (rest[0] && `?${rest[0]}`) + (rest[1] && `#${rest[1]}`) };
}
