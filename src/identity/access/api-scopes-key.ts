/** Names the scopes of a route that API keys open: `@ApiRoute`. Sessions open none of those. */
export const API_SCOPES_KEY = 'apiScopes';
