/**
 * What is in a text and cannot be seen: control characters, marks of direction, characters without width. With these a
 * name looks like another one, or turns the line that it is in around. Variation selectors, which names in Japanese need,
 * are none.
 */
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0]/u;

/** Something that can be seen. */
export const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
