export type Role = 'staff' | 'admin_staff';

export interface UserRef {
  id: string;
  email: string;
  /** Null: may sign in, may enter nothing. */
  role: Role | null;
}

/** Who a request comes from. */
export interface SignedInUser extends UserRef {
  sessionId: string;
  /** When the access token of this request runs out. */
  expiresAt: Date;
}
