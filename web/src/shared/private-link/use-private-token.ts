import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitPrivateLink, type PrivateLinkState, type TokenName } from './private-link.js';

/**
 * Returns the token that opened this page; null without one. Removes it from the address when a link is followed while
 * the page is open; on load `hide-private-link.ts` has done so.
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
