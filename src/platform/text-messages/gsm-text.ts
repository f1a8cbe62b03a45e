/** The alphabet of GSM 03.38, in which a text message has room for 160 characters; in any other for 70. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Characters that take the room of two. */
const EXTENDED = '^{}\\[~]|€';

const LOOKALIKES: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u201A\u2032\u00B4`]/g, "'"],
  [/[\u201C\u201D\u201E\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00A0\u2000-\u200A\u202F]/g, ' '],
];

const isInAlphabet = (sign: string) => BASIC.includes(sign) || EXTENDED.includes(sign);

/** Converts text to the alphabet of text messages where that has a similar character: `Zoë’s` becomes `Zoe's`. */
export function toGsmText(text: string): string {
  const plain = LOOKALIKES.reduce(
    (changed, [pattern, sign]) => changed.replaceAll(pattern, sign),
    text.normalize('NFC'),
  );
  return [...plain].map((sign) => (isInAlphabet(sign) ? sign : withoutMarks(sign))).join('');
}

/** Counts the messages in which a network sends the text. */
export function countTextParts(text: string): number {
  const signs = [...text];
  const isGsm = signs.every(isInAlphabet);
  const length = isGsm ? signs.reduce((sum, sign) => sum + (EXTENDED.includes(sign) ? 2 : 1), 0) : text.length;
  const [alone, joined] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / joined);
}

function withoutMarks(sign: string): string {
  const base = sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...base].every(isInAlphabet) ? base : sign;
}
