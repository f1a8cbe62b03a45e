import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUserDto, UserRoleDto } from '../../../shared/api/generated.js';
import { sessionEnded, sessionEstablished } from '../../../shared/api/session-actions.js';

export type Role = NonNullable<UserRoleDto['role']>;

export interface SessionState {
  user: SessionUserDto | null;
  /** End of the session as an ISO instant. */
  expiresAt: string | null;
  role: Role | null;
  therapistId: string | null;
  /**
   * Whether the shop requires a second factor that is yet to be set up; until then the server refuses all other
   * requests.
   */
  needsSecondFactor: boolean;
  loading: boolean;
  /** Whether nothing in this browser says that somebody has signed in, and the server was not asked. */
  isUnasked: boolean;
  roleLoading: boolean;
  /** Whether the role could not be read; the person then has none, and is told so. */
  roleUnreadable: boolean;
}

/** The role and the therapist of an account. */
type Access = Pick<SessionState, 'role' | 'therapistId'> & Partial<Pick<SessionState, 'needsSecondFactor'>>;

const signedOut: SessionState = {
  user: null,
  expiresAt: null,
  role: null,
  therapistId: null,
  needsSecondFactor: false,
  loading: false,
  isUnasked: false,
  roleLoading: false,
  roleUnreadable: false,
};

const initialState: SessionState = { ...signedOut, loading: true };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    roleLoaded: (state, { payload }: PayloadAction<Access>) => ({
      ...state,
      ...payload,
      roleLoading: false,
      roleUnreadable: false,
    }),
    sessionNotStored: () => ({ ...signedOut, isUnasked: true }),
    roleUnreadable: (state) => ({ ...state, roleLoading: false, roleUnreadable: true }),
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEstablished, (state, { payload: { user, expires_at: expiresAt } }) =>
        state.user?.id === user.id
          ? { ...state, user, expiresAt, loading: false, isUnasked: false }
          : { ...signedOut, user, expiresAt, roleLoading: true },
      )
      .addCase(sessionEnded, () => signedOut),
  selectors: { selectSession: (state) => state },
});

export const { roleLoaded, roleUnreadable, sessionNotStored } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;
