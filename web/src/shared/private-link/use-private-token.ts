import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitPrivateLink, type PrivateLinkState, type TokenName } from './private-link.js';

/**
 * The token that opened this page, null without one. A link that is followed while the page is open, which loads
 * nothing, leaves the address here; one that loads the page in `hide-private-link.ts`.
 */
export function usePrivateToken(name: TokenName): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const link = splitPrivateLink(location);
  useLayoutEffect(() => {
    const arrived = splitPrivateLink(location);
    if (arrived) void navigate(arrived.path, { replace: true, state: arrived.tokens });
  }, [location, navigate]);
  const tokens = link?.tokens ?? (location.state as PrivateLinkState | null);
  return tokens?.[name] ?? null;
}
