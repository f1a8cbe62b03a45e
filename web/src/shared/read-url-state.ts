/**
 * Reads the query of the URL as it is now. What was rendered last may be older: presses change it at once, and on a
 * slow machine the next press comes before the page has followed.
 */
export const readUrlState = (): URLSearchParams => new URLSearchParams(window.location.search);
