import { createHash, createVerify } from 'node:crypto';

/** Whether a mail carries a DKIM signature (RFC 6376, rsa-sha256, relaxed/relaxed) that this public key proves. */
export function isSignedBy(publicKey: string, mail: string): boolean {
  const end = mail.indexOf('\r\n\r\n');
  const headers = mail.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = headers.find((each) => /^dkim-signature:/i.test(each)) ?? '';
  const tag = (name: string) => new RegExp(`[:;\\s]${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(/\s/g, '') ?? '';

  const body = mail
    .slice(end + 4)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(' \r\n', '\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  if (createHash('sha256').update(body, 'latin1').digest('base64') !== tag('bh')) return false;
  // Of several headers of one name the last one counts first.
  const left = [...headers];
  const signed = tag('h')
    .split(':')
    .flatMap((name) => {
      const at = left.findLastIndex((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
      return at < 0 ? [] : left.splice(at, 1);
    });
  const unsigned = signature.replace(/([;\s]b=)[^;]*/, '$1');
  const text = [...signed, unsigned].map(toRelaxed).join('\r\n');
  return createVerify('sha256').update(text, 'latin1').verify(publicKey, tag('b'), 'base64');
}

function toRelaxed(header: string): string {
  const colon = header.indexOf(':');
  const value = header
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${header.slice(0, colon).trim().toLowerCase()}:${value}`;
}
