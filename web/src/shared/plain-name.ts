import { HIDDEN_CHARACTER } from './server-rules.js';

/**
 * Pattern of a letter or vowel sign of the scripts in which a joiner between two of them makes another shape: Arabic and
 * Persian, and those of India and Sri Lanka.
 */
const JOINED =
  '(?=[\\p{L}\\p{M}])' +
  '[\\p{scx=Arab}\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Taml}\\p{scx=Telu}]';

/** Pattern of a letter and the joiner or non-joiner (U+200D, U+200C) between it and the next one. */
const JOINER = `${JOINED}[\\u200c\\u200d](?=${JOINED})`;

/**
 * Matches a name without invisible characters, except joiners where a script needs them. The rule of the server, which
 * `test/architecture/repeated-rules.spec.ts` holds it to.
 */
export const PLAIN_NAME = new RegExp(`^(?:${JOINER}|[^${HIDDEN_CHARACTER.source.slice(1, -1)}])*$`, 'u');
