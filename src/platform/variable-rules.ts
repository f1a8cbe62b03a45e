import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsUrl, Max, Min, ValidateBy } from 'class-validator';

/** Highest limit per minute or day, which are counted in columns of 32 bits. */
export const HIGHEST_LIMIT = 1_000_000_000;

/** A number without a fraction, with one sentence for every other value. */
export function IsWholeNumber(min: number, max: number) {
  const range = { message: `$property must be a whole number from ${min} to ${max}` };
  return applyDecorators(
    Type(() => Number),
    IsInt(range),
    Min(min, range),
    Max(max, range),
  );
}

/** An address that its clients can parse. @param kind such as `a redis:// address` */
export function IsServerUrl(protocols: readonly string[], kind: string) {
  const validate = (value: unknown) => isServerUrl(value, protocols);
  const message = `$property must be ${kind}; other characters than letters and digits in its password are percent-encoded`;
  return ValidateBy({ name: 'isServerUrl', validator: { validate } }, { message });
}

/** Whether it is an address of a server with one of these protocols. @param protocols such as `redis` */
export function isServerUrl(value: unknown, protocols: readonly string[]): boolean {
  try {
    const { protocol, host, username, password, pathname } = new URL(String(value));
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    const isLocal = protocol.startsWith('postgres');
    return protocols.includes(protocol.slice(0, -1)) && Boolean(host || isLocal) && String(value).includes('://');
  } catch {
    return false;
  }
}

const siteRoot = {
  message:
    '$property must be an http:// or https:// address without a path: give the site a host of its own, such as https://www.example.com',
};

/** The root address of a site: pages, links in mails and cookies are all there. */
export const IsSiteRoot = applyDecorators(
  ValidateBy({ name: 'isSiteRoot', validator: { validate: isSiteRoot } }, siteRoot),
  IsUrl({ protocols: ['http', 'https'], require_tld: false, require_protocol: true }, siteRoot),
);

function isSiteRoot(value: unknown): boolean {
  if (!URL.canParse(String(value))) return false;
  const { href, origin } = new URL(String(value));
  return href === `${origin}/`;
}
