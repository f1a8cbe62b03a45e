/** The signed-in user of a socket. */
export interface SocketUser {
  userId: string;
  sessionId: string;
  /** The role; null for a user who receives what visitors receive. */
  role: string | null;
  /** Whether the user receives everything that is meant for staff. */
  isAdmin: boolean;
}

/** Identifies users by the cookies of the handshake, and checks later whether they may stay connected. */
export abstract class SocketAuthenticator {
  abstract authenticate(cookies: string | undefined): Promise<SocketUser | undefined>;
  /** Returns the users whose session is alive and whose role is unchanged. */
  abstract filterStillValid(users: readonly SocketUser[]): Promise<ReadonlySet<SocketUser>>;
}
