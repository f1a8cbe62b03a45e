/**
 * Query options of what visitors choose from: read again whenever it comes on screen, and once the browser is online
 * again.
 */
export const FRESH_QUERY_OPTIONS = { refetchOnMountOrArgChange: true, refetchOnReconnect: true };
