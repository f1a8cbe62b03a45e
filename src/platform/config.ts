import { Transform } from 'class-transformer';
import {
  IsDefined,
  IsIn,
  IsIP,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUrl,
  Matches,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { getCountries } from 'libphonenumber-js/max';
import { parseTrustedProxies, type TrustedProxies } from './http/security/trusted-proxies.js';
import { IfSigned, IsSigningKey } from './mail/dkim-rules.js';
import { HIGHEST_LIMIT, IsServerUrl, IsSiteRoot, IsWholeNumber } from './variable-rules.js';

const url = (protocols: string[]) => ({ protocols, require_tld: false, require_protocol: true });
/**
 * The rule of SHOP_TIME_ZONE. It has to be a name, because PostgreSQL reads an offset such as +10:00 the other way
 * round.
 */
const isTimeZone = { message: 'SHOP_TIME_ZONE must be an IANA time zone such as Australia/Sydney' };
const MAX_PORT = 65_535;

/**
 * Settings of the environment for all modules, with their defaults; some modules have a configuration of their own.
 * docs/operations.md lists the same.
 */
export class Config {
  /** TCP port of the web process. 0 takes any free one. */
  @IsWholeNumber(0, MAX_PORT)
  PORT = 3000;

  /** Whether a web process leaves what follows from events to workers (`server`), or does it itself (`shared`). */
  @IsIn(['server', 'shared'], { message: 'WORKER_MODE must be server or shared' })
  WORKER_MODE = 'server';

  /** The address of this machine that PORT is open on. */
  @IsIP(undefined, { message: 'HOST must be an IP address such as 127.0.0.1' })
  HOST = '0.0.0.0';

  @IsServerUrl(['postgres', 'postgresql'], 'a postgres:// address')
  DATABASE_URL!: string;

  /** Password of DATABASE_URL, given apart from it. */
  @IsOptional()
  @IsString()
  DATABASE_PASSWORD?: string;

  /** A connection past the pooler, for LISTEN. Needed only when DATABASE_URL points at one. */
  @IsOptional()
  @IsServerUrl(['postgres', 'postgresql'], 'a postgres:// address')
  DATABASE_DIRECT_URL?: string;

  /** Connections per process. */
  @IsWholeNumber(2, 200)
  DATABASE_POOL = 16;

  /** Queues live on Redis when set, in PostgreSQL when not. */
  @IsOptional()
  @IsServerUrl(['redis', 'rediss'], 'a redis:// address')
  REDIS_URL?: string;

  @IsServerUrl(['smtp', 'smtps'], 'an smtp:// address')
  SMTP_URL!: string;

  /** Password of SMTP_URL, given apart from it. */
  @IsOptional()
  @IsString()
  SMTP_PASSWORD?: string;

  /** HTTP gateway that text messages are sent through; none are sent when absent. */
  @IsOptional()
  @IsUrl(url(['http', 'https']), { message: 'SMS_URL must be an http:// or https:// address' })
  SMS_URL?: string;

  /** Signs the requests to SMS_URL. */
  @ValidateIf(({ SMS_URL }: Config) => SMS_URL !== undefined)
  @MinLength(16, { message: 'SMS_SECRET must be set beside SMS_URL, to at least 16 characters' })
  SMS_SECRET?: string;

  /** The domain in whose name mails are signed (DKIM); without it they are not signed. */
  @IfSigned
  @Matches(/^[\w-]+(\.[\w-]+)+$/, { message: 'DKIM_DOMAIN must be set beside the other DKIM_ settings, to a domain' })
  DKIM_DOMAIN?: string;

  /** Selector of the DNS record `<selector>._domainkey.<domain>`, which holds the public key. */
  @IfSigned
  @Matches(/^[\w-]+(\.[\w-]+)*$/, { message: 'DKIM_SELECTOR must be set beside the other DKIM_ settings' })
  DKIM_SELECTOR?: string;

  /** Private key in PEM; line breaks may be written as `\n`. */
  @Transform(({ value }) => (typeof value === 'string' ? value.replaceAll('\\n', '\n') : undefined))
  @IfSigned
  @IsSigningKey
  DKIM_PRIVATE_KEY?: string;

  /** Number of mails that people without an account may cause to one recipient on a day of the shop. */
  @IsWholeNumber(1, HIGHEST_LIMIT)
  MAILS_PER_ADDRESS_PER_DAY = 10;

  /** Address of the site: the base of links in mails, and the only Origin whose pages may write. */
  @IsSiteRoot
  PUBLIC_URL!: string;

  /**
   * Whether pages may also write that a browser has from the address of this machine that it connects to, or from
   * localhost.
   */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'LOCAL_ORIGINS must be true or false' })
  LOCAL_ORIGINS?: string;

  /** A page of a map service that pages may frame. */
  @IsOptional()
  @IsUrl(url(['https']), { message: 'MAP_EMBED_URL must be an https:// address' })
  MAP_EMBED_URL?: string;

  /** The proxies that are trusted about X-Forwarded-*: a number of proxies in front, or certain addresses. */
  @Transform(({ value }) => parseTrustedProxies(String(value)))
  @IsDefined({ message: 'TRUST_PROXY must be a number of proxies, or their addresses such as 10.0.0.0/8,192.0.2.7' })
  TRUST_PROXY: TrustedProxies = 0;

  @Matches(/^[A-Za-z]/, isTimeZone)
  @IsTimeZone(isTimeZone)
  SHOP_TIME_ZONE = 'Australia/Sydney';

  /** Country of the shop, two letters of ISO 3166: decides how numbers without a country code are read and written. */
  @Transform(({ value }) => String(value).toUpperCase())
  @IsIn(getCountries(), { message: 'SHOP_COUNTRY must be the two letters of a country such as AU' })
  SHOP_COUNTRY = 'AU';

  /** Key that wraps the keys of personal data; 32 bytes in base64. */
  @Matches(/^[A-Za-z0-9+/]{43}=$/, { message: 'PERSONAL_DATA_KEY must be 32 bytes in base64' })
  PERSONAL_DATA_KEY!: string;

  /** A second key while keys are rotated: it opens what was wrapped by it, and wraps nothing. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9+/]{43}=$/, { message: 'OTHER_PERSONAL_DATA_KEY must be 32 bytes in base64' })
  OTHER_PERSONAL_DATA_KEY?: string;

  /** Signs sessions and the links in mails. */
  @MinLength(32, { message: 'SESSION_SECRET must have at least 32 characters' })
  SESSION_SECRET!: string;

  /** The previous secret, for as long as the links that it signed are to be valid. */
  @IsOptional()
  @MinLength(32, { message: 'OTHER_SESSION_SECRET must have at least 32 characters' })
  OTHER_SESSION_SECRET?: string;

  /** Seconds between the signal to stop and the end of listening; load balancers need a few to notice. */
  @IsWholeNumber(0, 60)
  DRAIN_SECONDS = 0;

  /** TCP port for Prometheus; without it the process does not answer Prometheus. */
  @IsOptional()
  @IsWholeNumber(0, MAX_PORT)
  METRICS_PORT?: number;

  /** The address of this machine that METRICS_PORT is open on. */
  @IsIP(undefined, { message: 'METRICS_HOST must be an IP address such as 127.0.0.1' })
  METRICS_HOST = '127.0.0.1';

  /**
   * Address to which traces are sent; none are made when absent. The OTEL_* variables of OpenTelemetry are read beside
   * it.
   */
  @IsOptional()
  @IsUrl(url(['http', 'https']), { message: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL = 'info';
}
