import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AuthContext, type Auth } from './auth-context.js';
import { ProtectedRoute } from './ProtectedRoute.js';

const known: Auth = {
  user: { id: 'mei', email: 'mei@shop.example' },
  userRole: 'staff',
  therapistId: null,
  needsSecondFactor: false,
  loading: false,
  isUnasked: false,
  askForSession: () => undefined,
  roleLoading: false,
  roleUnreadable: false,
  signIn: async () => ({ error: null }),
  enterCode: async () => ({ error: null }),
  signOut: async () => undefined,
};

/** Returns what a page for staff shows before anything else has happened: nothing where it leads elsewhere. */
const shownTo = (auth: Partial<Auth>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AuthContext value={{ ...known, ...auth }}>
        <ProtectedRoute roles={['staff']} fallback="Loading">
          Appointments
        </ProtectedRoute>
      </AuthContext>
    </MemoryRouter>,
  );

it('waits for a slow session or role, and neither redirects nor refuses meanwhile', () => {
  expect(shownTo({ user: null, userRole: null, loading: true })).toBe('Loading');
  expect(shownTo({ userRole: null, roleLoading: true })).toBe('Loading');
  expect(shownTo({})).toBe('Appointments');
});

it('shows nothing to visitors, and to roles that it is not for', () => {
  expect(shownTo({ user: null, userRole: null })).toBe('');
  expect(shownTo({ userRole: null })).toBe('');
  expect(shownTo({ userRole: 'reception' })).toBe('');
});
