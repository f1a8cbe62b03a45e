import { registerHooks } from 'node:module';

/**
 * Loaded by Node before the product (--import): gives a process of the built product a bug that the product's own
 * code does not contain.
 * @param {string} file of dist/src
 * @param {string} sound the code to replace
 * @param {string} broken the code that replaces it
 */
export function injectBug(file, sound, broken) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(`/dist/src/${file}`)) return loaded;
      const source = String(loaded.source);
      // Fails if the code is not found: a bug that was never injected would prove nothing.
      if (!source.includes(sound)) throw new Error(`${file} has changed: it no longer says ${sound}`);
      return { ...loaded, source: source.replace(sound, broken) };
    },
  });
}
