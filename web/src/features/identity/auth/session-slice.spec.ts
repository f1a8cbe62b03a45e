import { sessionEnded, sessionEstablished } from '../../../shared/api/session-actions.js';
import { roleLoaded, roleUnreadable, sessionSlice, type SessionState } from './session-slice.js';

const { reducer, getInitialState } = sessionSlice;
const session = (id: string, expires_at = '2026-11-20T10:00:00Z') =>
  sessionEstablished({ user: { id, email: `${id}@shop.example` }, expires_at });
const after = (...actions: Parameters<typeof reducer>[1][]): SessionState =>
  actions.reduce<SessionState>(reducer, getInitialState());
const admin = roleLoaded({ role: 'admin_staff', therapistId: null });

it('is loading until the session was read', () => {
  expect(getInitialState().loading).toBe(true);
  expect(after(sessionEnded()).loading).toBe(false);
});

it('waits for the role as soon as somebody is signed in', () => {
  expect(after(session('priya'))).toMatchObject({ loading: false, roleLoading: true, role: null });
});

it('keeps the role when the same person’s session is renewed', () => {
  expect(after(session('priya'), admin, session('priya', '2026-11-20T11:00:00Z'))).toMatchObject({
    role: 'admin_staff',
    roleLoading: false,
    expiresAt: '2026-11-20T11:00:00Z',
  });
});

it('forgets the role when somebody else signs in, and when the session ends', () => {
  expect(after(session('priya'), admin, session('mei'))).toMatchObject({ role: null, roleLoading: true });
  expect(after(session('priya'), admin, sessionEnded())).toMatchObject({ user: null, role: null, roleLoading: false });
});

it('takes an unreadable role for none', () => {
  expect(after(session('priya'), roleUnreadable())).toMatchObject({
    role: null,
    roleLoading: false,
    roleUnreadable: true,
  });
});
