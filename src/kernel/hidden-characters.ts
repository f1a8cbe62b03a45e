/**
 * Matches invisible characters: control characters, direction marks, zero-width characters. They can make a name look
 * like another one or reverse the line that it is in. Variation selectors, which names in Japanese need, are not
 * matched.
 */
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/u;

/** Matches a visible character. */
export const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
