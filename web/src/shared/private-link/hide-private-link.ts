import { splitPrivateLink } from './private-link.js';

/**
 * Moves a token from the address into the history entry's state, which a reload and the Back button keep and which
 * neither the address bar nor the list of visited pages shows. Runs when it is imported, before the router reads them.
 */
const link = splitPrivateLink(location);
// React Router keeps `location.state` under `usr`.
if (link) history.replaceState({ usr: link.tokens }, '', link.path);
