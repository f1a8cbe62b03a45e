import { createContext, use } from 'react';
import type { SignInDto } from '../../../shared/api/generated.js';
import type { SignInResult } from './session-thunks.js';
import type { Role, SessionState } from './session-slice.js';

export interface Auth {
  user: SessionState['user'];
  userRole: Role | null;
  therapistId: string | null;
  /** Whether a second factor has to be set up before anything else. */
  needsSecondFactor: boolean;
  /** True until the session has been read for the first time. */
  loading: boolean;
  /** Whether nothing in this browser says that somebody has signed in; `askForSession` then asks the server. */
  isUnasked: boolean;
  askForSession: () => void;
  roleLoading: boolean;
  /** Whether the role could not be read, which counts as none. */
  roleUnreadable: boolean;
  /** Signs in. Never throws: a refusal is returned as `error`. */
  signIn: (credentials: SignInDto) => Promise<SignInResult>;
  /** The second step, for those whom `signIn` asks for a code. Never throws. */
  enterCode: (code: string) => Promise<SignInResult>;
  signOut: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/**
 * Returns the session and its actions.
 * @throws Error when used outside an `AuthProvider`
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
