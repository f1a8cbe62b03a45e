/** The fields that errors of Node, pg and MikroORM have in common. */
interface Failure extends Error {
  code?: string;
  address?: string;
  port?: number;
  hostname?: string;
  syscall?: string;
  path?: string;
  errors?: Failure[];
}

/** Returns which variables hold the database's address: commands use the owner's, where there is one. */
const namedByVariables = () => {
  const others = ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'].filter((name) => process.env[name]);
  return ['DATABASE_URL', ...others].join(' and ');
};

const describeCertificate = ({ message }: Failure) =>
  `The certificate of the database is not valid (${message}): NODE_EXTRA_CA_CERTS names a file with that of an authority of your own`;

/** Descriptions by the code of the system or the SQLSTATE of the database. */
const descriptions: Readonly<Record<string, (failure: Failure, named: string) => string>> = {
  ECONNREFUSED: ({ address, port }, named) => `Nothing answers at ${address}:${port}: look at ${named}`,
  EADDRINUSE: ({ address, port }) => `Another program listens at ${address}:${port}: look at PORT and METRICS_PORT`,
  EADDRNOTAVAIL: ({ address }) => `${address} is not an address of this machine: check HOST and METRICS_HOST`,
  EACCES: (failure) =>
    failure.syscall === 'listen'
      ? `Port ${failure.port} may not be opened by this account: set PORT and METRICS_PORT to numbers from 1024 on`
      : describePath(failure),
  ENOTFOUND: ({ hostname }, named) => `There is no machine named ${hostname}: look at ${named}`,
  ETIMEDOUT: ({ address, port }, named) => `Nothing answers at ${address}:${port}: look at ${named}`,
  CERT_HAS_EXPIRED: describeCertificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: describeCertificate,
  ERR_TLS_CERT_ALTNAME_INVALID: describeCertificate,
  SELF_SIGNED_CERT_IN_CHAIN: describeCertificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: describeCertificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: describeCertificate,
  EISDIR: () => 'A file is needed, not a folder',
  '28P01': ({ message }, named) => `The database says ${message}: look at ${named}`,
  '3D000': ({ message }, named) => `The database says ${message}: look at ${named}`,
  '55006': ({ message }) => `The database says ${message}: end web and worker first`,
  '42501': ({ message }, named) =>
    `The database says ${message}: ${named.startsWith('--') ? `give ${named}` : 'set DATABASE_OWNER_URL to'} the address of a role that may`,
  '42P01': ({ message }) => `The database says ${message}: bring it to this version with the command migrate first`,
};

/**
 * Returns one sentence that says what is wrong or missing, whatever was thrown.
 * @param named where the database's address was given: the variables, unless a command was given another
 */
export function describeFailure(thrown: unknown, named = namedByVariables()): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const failure = innermost(thrown);
  const describe = descriptions[failure.code ?? ''] ?? (isPasswordMissing(failure) ? describeNoPassword : describePath);
  const sentence = describe(failure, named).trim() || failure.name;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * Returns the innermost error: a host with several addresses fails once for each, and the ORM wraps what the database
 * reports.
 */
function innermost(failure: Failure): Failure {
  const inner = failure.errors?.[0] ?? (isDatabaseError(failure.cause) ? failure.cause : undefined);
  return inner ? innermost(inner) : failure;
}

/** Whether the password is missing. The error has no code: pg throws it itself before it asks the database. */
const isPasswordMissing = ({ message }: Failure) => message.endsWith('client password must be a string');
const describeNoPassword = (_: Failure, named: string) =>
  `The database asks for a password, and its address has none: look at ${named}`;

function isDatabaseError(cause: unknown): cause is Failure {
  return cause instanceof Error && 'severity' in cause;
}

/** Describes an error about a path. Node's own words are `EACCES: permission denied, open '/backups/night.backup'`. */
function describePath({ message, path }: Failure): string {
  const reason = /^E[A-Z]+: (.*?), \w+/.exec(message)?.[1];
  return path && reason ? `"${path}": ${reason}` : message;
}
