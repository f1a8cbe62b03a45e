/** Punctuation that a program may take for a part of an address which ends a sentence or is in brackets. */
const TRAILING_PUNCTUATION = /[\s/.,;:!>)\]}'"»”’]+$/;

/** Number of times that an address may have been percent-encoded on its way. */
const MAX_ENCODINGS = 3;

/**
 * Finds the page that was meant by an address that is none, or whose query is none: mail gateways encode the `#` before
 * a token and the signs of a query, programs take the punctuation behind a link for part of it.
 * @param path percent-decoded once
 * @param search query without its `?`
 * @returns the address on this site; undefined where no page was meant, or the one that was asked for
 */
export function findMeantAddress(path: string, search: string, isPage: (path: string) => boolean): string | undefined {
  if (isPage(path)) {
    const meant = decodeSigns(search);
    return meant === search ? undefined : `${encodeURI(path)}?${meant}`;
  }
  const [, start = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(decodeFully(path)) ?? [];
  const page = `/${start.replace(TRAILING_PUNCTUATION, '').replace(/^\/+/, '')}`;
  const known = [page, page.toLowerCase()].find(isPage);
  if (!known) return undefined;
  // A query that came behind the fragment belongs before it.
  const [inner = '', ...added] = fragment.split('?');
  const url = new URL(known, 'http://site.invalid');
  url.search = [query, ...added, search].filter(Boolean).map(decodeSigns).join('&');
  url.hash = inner;
  return url.pathname + url.search + url.hash;
}

/** Decodes the signs between the names and values of a query; those within a value stay, where that is certain. */
function decodeSigns(query: string): string {
  const plain = query.replaceAll(/&amp;(?=\w+=)/g, '&');
  if (/^\w+%3D/i.test(plain)) return plain.replaceAll(/%3D/gi, '=').replaceAll('%26', '&');
  return plain.replaceAll(/%26(?=\w+=)/g, '&');
}

function decodeFully(text: string): string {
  let decoded = text;
  try {
    for (let round = 1; round < MAX_ENCODINGS && decoded.includes('%'); round++) decoded = decodeURIComponent(decoded);
  } catch {
    // A percent sign that encodes nothing stays.
  }
  return decoded;
}
