type Variables = Readonly<Record<string, string | undefined>>;

/** The variable that holds the password of an address, where it is given apart from it. */
const PASSWORD_VARIABLES: Record<string, string> = {
  DATABASE_URL: 'DATABASE_PASSWORD',
  DATABASE_DIRECT_URL: 'DATABASE_PASSWORD',
  DATABASE_OWNER_URL: 'DATABASE_OWNER_PASSWORD',
  SMTP_URL: 'SMTP_PASSWORD',
};

/**
 * Puts each password into its address. Given separately, a password may contain any characters. An address that
 * already has one keeps it.
 */
export function fillInPasswords(env: Variables): Variables {
  const addresses = Object.entries(PASSWORD_VARIABLES).map(([name, variable]) => [
    name,
    withPassword(env[name], env[variable]),
  ]);
  return { ...env, ...Object.fromEntries(addresses.filter(([, address]) => address)) };
}

/** The address with a password, unless it has one already. */
export function withPassword<Address extends string | undefined>(
  address: Address,
  password: string | undefined,
): Address {
  if (!address || !password || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.password || url.searchParams.has('password')) return address;
  // Without a host, as of a socket, an address has no place for it before the path.
  if (url.host) url.password = encodeURIComponent(password);
  else url.searchParams.set('password', password);
  return url.href as Address;
}
