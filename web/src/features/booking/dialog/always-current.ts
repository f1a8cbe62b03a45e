/**
 * Query options of what visitors choose from: read again whenever it comes on screen, and once the browser is online
 * again.
 */
export const ALWAYS_CURRENT = { refetchOnMountOrArgChange: true, refetchOnReconnect: true };
