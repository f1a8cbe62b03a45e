/**
 * SQLSTATEs of connection exceptions, a database that only lets read (a standby that is about to take over), insufficient
 * resources (disk, memory, connections), shutdown and start, system errors, and a deadlock, which a concurrent migration
 * may cause.
 */
const TRANSIENT_SQLSTATES = /^(08|25006$|53|57P|58|40P01$)/;

/** Node's codes of a connection that broke or was never made. */
const NETWORK_ERROR_CODES = /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)/;

/** Messages of pg and its pool that have no code. */
const TRANSIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable)/;

/**
 * Whether an error is transient (server unreachable, starting up, shutting down, out of resources or being migrated),
 * so that a retry may succeed.
 */
export function isTransientDatabaseError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, message, cause } = thrown as NodeJS.ErrnoException;
  if (code !== undefined && (TRANSIENT_SQLSTATES.test(code) || NETWORK_ERROR_CODES.test(code))) return true;
  return TRANSIENT_MESSAGES.test(message) || isTransientDatabaseError(cause);
}
