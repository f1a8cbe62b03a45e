import { createContext, use } from 'react';
import type { SignInDto } from '../../../shared/api/generated.js';
import type { SignInResult } from './session-thunks.js';
import type { Role, SessionState } from './session-slice.js';

export interface Auth {
  user: SessionState['user'];
  userRole: Role | null;
  therapistId: string | null;
  /** Whether there is a second factor to be set up before anything else. */
  needsSecondFactor: boolean;
  /** True until the session was read for the first time. */
  loading: boolean;
  /** Nothing in this browser says that somebody has signed in: `askForSession` finds out. */
  isUnasked: boolean;
  askForSession: () => void;
  roleLoading: boolean;
  /** The role could not be read, which counts as none. */
  roleUnreadable: boolean;
  /** Never throws: a refusal comes back as `error`. */
  signIn: (credentials: SignInDto) => Promise<SignInResult>;
  /** The second step, for whom `signIn` says so. Never throws. */
  enterCode: (code: string) => Promise<SignInResult>;
  signOut: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** @throws when used outside an `AuthProvider` */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
