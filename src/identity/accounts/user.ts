/** Who may enter the back office: staff their own part of it, administrators all of it. */
export const ROLES = ['staff', 'admin_staff'] as const;

export type Role = (typeof ROLES)[number];

export interface UserRef {
  id: string;
  email: string;
  /** Null: may sign in, may enter nothing. */
  role: Role | null;
}

/** The user of a session. */
export interface SessionUser extends UserRef {
  hasSecondFactor: boolean;
}

/** Who a request comes from. */
export interface SignedInUser extends SessionUser {
  sessionId: string;
  /** When the access token of this request runs out. */
  expiresAt: Date;
}
