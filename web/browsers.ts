/**
 * The oldest browsers that the public pages work in, as in README.md: what these do not understand is written in words
 * that they do. What cannot be, test/architecture/web/oldest-browsers.spec.ts looks for.
 */
export const BROWSERS = ['safari16.4', 'firefox115', 'chrome109'];
