/** What errors of Node, pg and MikroORM have in common. */
interface Failure extends Error {
  code?: string;
  address?: string;
  port?: number;
  hostname?: string;
  path?: string;
  errors?: Failure[];
}

/** The owner's address, where there is one, is the one that commands use. */
const lookAtUrl = () => `look at DATABASE_URL${process.env.DATABASE_OWNER_URL ? ' and DATABASE_OWNER_URL' : ''}`;

/** By the code of the system or the SQLSTATE of the database. */
const descriptions: Readonly<Record<string, (failure: Failure) => string>> = {
  ECONNREFUSED: ({ address, port }) => `Nothing answers at ${address}:${port}: ${lookAtUrl()}`,
  EADDRINUSE: ({ address, port }) => `Another program listens at ${address}:${port}: look at PORT and METRICS_PORT`,
  EADDRNOTAVAIL: ({ address }) => `${address} is no address of this machine: look at HOST and METRICS_HOST`,
  ENOTFOUND: ({ hostname }) => `There is no machine named ${hostname}: ${lookAtUrl()}`,
  ETIMEDOUT: ({ address, port }) => `Nothing answers at ${address}:${port}: ${lookAtUrl()}`,
  EISDIR: () => 'A file is needed, not a folder',
  '28P01': ({ message }) => `The database says ${message}: ${lookAtUrl()}`,
  '3D000': ({ message }) => `The database says ${message}: ${lookAtUrl()}`,
  '55006': ({ message }) => `The database says ${message}: end web and worker first`,
  '42501': ({ message }) => `The database says ${message}: set DATABASE_OWNER_URL to the address of a role that may`,
  '42P01': ({ message }) => `The database says ${message}: bring it to this version with the command migrate first`,
};

/** One sentence that names what is wrong or missing, whatever was thrown. */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const failure = innermost(thrown);
  const describe = descriptions[failure.code ?? ''] ?? (isPasswordMissing(failure) ? describeNoPassword : describePath);
  const sentence = describe(failure).trim() || failure.name;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Unwraps errors: a host with several addresses fails once for each, and the ORM wraps what the database reports. */
function innermost(failure: Failure): Failure {
  const inner = failure.errors?.[0] ?? (isDatabaseError(failure.cause) ? failure.cause : undefined);
  return inner ? innermost(inner) : failure;
}

/** Has no error code: pg throws this itself before it asks the database. */
const isPasswordMissing = ({ message }: Failure) => message.endsWith('client password must be a string');
const describeNoPassword = () => `The database asks for a password, and its address has none: ${lookAtUrl()}`;

function isDatabaseError(cause: unknown): cause is Failure {
  return cause instanceof Error && 'severity' in cause;
}

/** Node's own words are `EACCES: permission denied, open '/backups/night.backup'`. */
function describePath({ message, path }: Failure): string {
  const reason = /^E[A-Z]+: (.*?), \w+/.exec(message)?.[1];
  return path && reason ? `"${path}": ${reason}` : message;
}
