import { registerHooks } from 'node:module';

/**
 * Lets a process of the built product run with a bug: Node loads this before it (--import), and the product itself knows
 * nothing of it.
 * @param {string} file of dist/src
 * @param {string} sound what stands there
 * @param {string} broken what is to stand there instead
 */
export function injectBug(file, sound, broken) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(`/dist/src/${file}`)) return loaded;
      const source = String(loaded.source);
      // A bug that no longer finds its place would prove nothing.
      if (!source.includes(sound)) throw new Error(`${file} has changed: it no longer says ${sound}`);
      return { ...loaded, source: source.replace(sound, broken) };
    },
  });
}
