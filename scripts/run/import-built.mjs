/**
 * A module of the built server.
 * @param {string} path below dist/src
 */
export function importBuilt(path) {
  return import(new URL(`../../dist/src/${path}`, import.meta.url).href);
}
