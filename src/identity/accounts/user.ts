/** Who may enter the back office: staff their own part of it, the desk the shop's day, administrators all of it. */
export const ROLES = ['staff', 'reception', 'admin_staff'] as const;

export type Role = (typeof ROLES)[number];

/** Who books for clients and knows them: what the desk does is open to administrators too. */
export const DESK_ROLES = ['reception', 'admin_staff'] as const satisfies readonly Role[];

export const isDesk = (role: string | null): boolean => DESK_ROLES.some((each) => each === role);

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
