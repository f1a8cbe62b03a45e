type Variables = Readonly<Record<string, string | undefined>>;

/** The variable that holds the password of a URL, where it is given apart from it. */
const PASSWORD_VARIABLES: Record<string, string> = {
  DATABASE_URL: 'DATABASE_PASSWORD',
  DATABASE_DIRECT_URL: 'DATABASE_PASSWORD',
  DATABASE_OWNER_URL: 'DATABASE_OWNER_PASSWORD',
  SMTP_URL: 'SMTP_PASSWORD',
};

/** Modes of sslmode that pg takes for verify-full, with a warning that its next version will check less. */
const VERIFY_FULL_ALIASES = ['prefer', 'require', 'verify-ca'];

/**
 * Puts each password into its URL. Given separately, a password may contain any characters. A URL that already has
 * one keeps it.
 */
export function completeConnectionUrls(env: Variables): Variables {
  const urls = Object.entries(PASSWORD_VARIABLES).map(([name, variable]) => [
    name,
    completeConnectionUrl(env[name], env[variable]),
  ]);
  return { ...env, ...Object.fromEntries(urls.filter(([, text]) => text)) };
}

/**
 * Returns the URL with a password, unless it has one already, and with the check of certificates that it will get.
 */
export function completeConnectionUrl<Text extends string | undefined>(text: Text, password: string | undefined): Text {
  if (!text || !URL.canParse(text)) return text;
  return withCheckedCertificate(withPassword(text, password)) as Text;
}

function withPassword(text: string, password: string | undefined): string {
  const url = new URL(text);
  if (!password || url.password || url.searchParams.has('password')) return text;
  // Without a host, as of a socket, a URL has no place for it before the path.
  if (url.host) url.password = encodeURIComponent(password);
  else url.searchParams.set('password', password);
  return url.href;
}

function withCheckedCertificate(text: string): string {
  const url = new URL(text);
  const isTaken = VERIFY_FULL_ALIASES.includes(url.searchParams.get('sslmode') ?? '');
  if (!isTaken || url.searchParams.get('uselibpqcompat') === 'true') return text;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
