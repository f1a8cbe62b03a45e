/**
 * Roles of the back office: staff use their own part of it, reception the shop's day, administrators all of it; auditors
 * read the log, the past, money and reports, in which clients are masked.
 */
export const ROLES = ['staff', 'reception', 'auditor', 'admin_staff'] as const;

export type Role = (typeof ROLES)[number];

/** Roles that book for clients and see their records: everything that the desk does is open to administrators too. */
export const DESK_ROLES = ['reception', 'admin_staff'] as const satisfies readonly Role[];

export const isDesk = (role: string | null): boolean => DESK_ROLES.some((each) => each === role);

export interface UserRef {
  id: string;
  email: string;
  /** The role; null for a user who may sign in but has no rights. */
  role: Role | null;
}

/** A user who has just shown who they are, by a password, a code or a mailed link. */
export interface VerifiedUser extends UserRef {
  /** The user's `sessionVersion` at that moment: what starts from an older one than the user's is over. */
  sessionVersion: number;
}

/** The user of a session. */
export interface SessionUser extends UserRef {
  hasSecondFactor: boolean;
}

/** The signed-in user of a request. */
export interface SignedInUser extends SessionUser {
  sessionId: string;
  /** Instant at which the access token of this request expires. */
  expiresAt: Date;
}
