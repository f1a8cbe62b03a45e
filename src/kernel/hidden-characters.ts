/**
 * Matches invisible characters: control characters, direction marks, zero-width characters. They can make a name look
 * like another one or reverse the line that it is in. Variation selectors, which names in Japanese need, are not
 * matched.
 */
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/u;

/** Matches a visible character. */
export const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Pattern of a letter or vowel sign of the scripts in which a joiner between two of them makes another shape: Arabic and
 * Persian, and those of India and Sri Lanka.
 */
const JOINED =
  '(?=[\\p{L}\\p{M}])' +
  '[\\p{scx=Arab}\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Taml}\\p{scx=Telu}]';

/** Pattern of a letter and the joiner or non-joiner (U+200D, U+200C) between it and the next one. */
export const JOINER = `${JOINED}[\\u200c\\u200d](?=${JOINED})`;

/** Matches a name without invisible characters, except joiners where a script needs them. */
export const PLAIN_NAME = new RegExp(`^(?:${JOINER}|[^${HIDDEN_CHARACTER.source.slice(1, -1)}])*$`, 'u');
