type Variables = Readonly<Record<string, string | undefined>>;

/** The variable that holds the password of an address, where it is given apart from it. */
const PASSWORD_VARIABLES: Record<string, string> = {
  DATABASE_URL: 'DATABASE_PASSWORD',
  DATABASE_DIRECT_URL: 'DATABASE_PASSWORD',
  DATABASE_OWNER_URL: 'DATABASE_OWNER_PASSWORD',
  SMTP_URL: 'SMTP_PASSWORD',
};

/** Modes of sslmode that pg takes for verify-full, with a warning that its next version will check less. */
const TAKEN_FOR_VERIFY_FULL = ['prefer', 'require', 'verify-ca'];

/**
 * Puts each password into its address. Given separately, a password may contain any characters. An address that
 * already has one keeps it.
 */
export function completeAddresses(env: Variables): Variables {
  const addresses = Object.entries(PASSWORD_VARIABLES).map(([name, variable]) => [
    name,
    completeAddress(env[name], env[variable]),
  ]);
  return { ...env, ...Object.fromEntries(addresses.filter(([, address]) => address)) };
}

/**
 * Returns the address with a password, unless it has one already, and with the check of certificates that it will get.
 */
export function completeAddress<Address extends string | undefined>(
  address: Address,
  password: string | undefined,
): Address {
  if (!address || !URL.canParse(address)) return address;
  return withCheckedCertificate(withPassword(address, password)) as Address;
}

function withPassword(address: string, password: string | undefined): string {
  const url = new URL(address);
  if (!password || url.password || url.searchParams.has('password')) return address;
  // Without a host, as of a socket, an address has no place for it before the path.
  if (url.host) url.password = encodeURIComponent(password);
  else url.searchParams.set('password', password);
  return url.href;
}

function withCheckedCertificate(address: string): string {
  const url = new URL(address);
  const isTaken = TAKEN_FOR_VERIFY_FULL.includes(url.searchParams.get('sslmode') ?? '');
  if (!isTaken || url.searchParams.get('uselibpqcompat') === 'true') return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}
