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

/** Returns which variables to look at: commands use the owner's address, where there is one. */
const lookAtUrl = () => {
  const others = ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'].filter((name) => process.env[name]);
  return `look at ${['DATABASE_URL', ...others].join(' and ')}`;
};

const describeCertificate = ({ message }: Failure) =>
  `The certificate of the database is not valid (${message}): NODE_EXTRA_CA_CERTS names a file with that of an authority of your own`;

/** Descriptions by the code of the system or the SQLSTATE of the database. */
const descriptions: Readonly<Record<string, (failure: Failure) => string>> = {
  ECONNREFUSED: ({ address, port }) => `Nothing answers at ${address}:${port}: ${lookAtUrl()}`,
  EADDRINUSE: ({ address, port }) => `Another program listens at ${address}:${port}: look at PORT and METRICS_PORT`,
  EADDRNOTAVAIL: ({ address }) => `${address} is no address of this machine: look at HOST and METRICS_HOST`,
  EACCES: (failure) =>
    failure.syscall === 'listen'
      ? `Port ${failure.port} may not be opened by this account: set PORT and METRICS_PORT to numbers from 1024 on`
      : describePath(failure),
  ENOTFOUND: ({ hostname }) => `There is no machine named ${hostname}: ${lookAtUrl()}`,
  ETIMEDOUT: ({ address, port }) => `Nothing answers at ${address}:${port}: ${lookAtUrl()}`,
  CERT_HAS_EXPIRED: describeCertificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: describeCertificate,
  ERR_TLS_CERT_ALTNAME_INVALID: describeCertificate,
  SELF_SIGNED_CERT_IN_CHAIN: describeCertificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: describeCertificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: describeCertificate,
  EISDIR: () => 'A file is needed, not a folder',
  '28P01': ({ message }) => `The database says ${message}: ${lookAtUrl()}`,
  '3D000': ({ message }) => `The database says ${message}: ${lookAtUrl()}`,
  '55006': ({ message }) => `The database says ${message}: end web and worker first`,
  '42501': ({ message }) => `The database says ${message}: set DATABASE_OWNER_URL to the address of a role that may`,
  '42P01': ({ message }) => `The database says ${message}: bring it to this version with the command migrate first`,
};

/** Returns one sentence that says what is wrong or missing, whatever was thrown. */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const failure = innermost(thrown);
  const describe = descriptions[failure.code ?? ''] ?? (isPasswordMissing(failure) ? describeNoPassword : describePath);
  const sentence = describe(failure).trim() || failure.name;
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
const describeNoPassword = () => `The database asks for a password, and its address has none: ${lookAtUrl()}`;

function isDatabaseError(cause: unknown): cause is Failure {
  return cause instanceof Error && 'severity' in cause;
}

/** Describes an error about a path. Node's own words are `EACCES: permission denied, open '/backups/night.backup'`. */
function describePath({ message, path }: Failure): string {
  const reason = /^E[A-Z]+: (.*?), \w+/.exec(message)?.[1];
  return path && reason ? `"${path}": ${reason}` : message;
}
