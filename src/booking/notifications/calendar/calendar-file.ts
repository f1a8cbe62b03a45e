/** Maximum length of a line in octets, without its end (RFC 5545). */
const MAX_LINE_OCTETS = 75;

/** Control characters, which no value may have, beside line breaks. */
const CONTROL = /(?![\n\r])\p{Cc}/gu;

/** Returns a property whose value is text. */
export const textLine = (name: string, text: string): string => `${name}:${encodeText(text)}`;

interface Person {
  name: string;
  /** Email address. */
  email: string;
}

/** Returns a property that is a person. @param parameters as they are written, beside the name */
export const personLine = (property: string, { name, email }: Person, parameters = ''): string =>
  `${property}${parameters};CN="${encodeParameter(name)}":mailto:${encodeURI(email).replaceAll('?', '%3F').replaceAll('#', '%23')}`;

/** Returns a component, such as a `VEVENT`, of lines and of other components. */
export const toComponent = (name: string, lines: readonly string[]): string[] => [
  `BEGIN:${name}`,
  ...lines,
  `END:${name}`,
];

/** Renders lines as a calendar file: long ones are folded, all end in CRLF. */
export const renderCalendarFile = (lines: readonly string[]): string =>
  toComponent('VCALENDAR', ['VERSION:2.0', ...lines])
    .map((line) => `${fold(line)}\r\n`)
    .join('');

/** Formats an instant, to the second. */
export const formatInstant = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Replaces line breaks, as a name is shown in one line. */
export const toOneLine = (name: string): string => name.replaceAll(/\s+/g, ' ');

/** Encodes text as the value of a property. */
function encodeText(text: string): string {
  const escaped = withoutControls(text).replaceAll(/[\\;,]/g, '\\$&');
  return escaped.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n');
}

/**
 * Encodes text as the value of a parameter in quotes, in which nothing can be escaped: double quotes become single ones,
 * and backslashes slashes, as some readers take `\n` for a line break. The caret is doubled for readers of RFC 6868, to
 * whom it begins an escape.
 */
function encodeParameter(text: string): string {
  return toOneLine(withoutControls(text)).replaceAll('"', "'").replaceAll('\\', '/').replaceAll('^', '^^').trim();
}

const withoutControls = (text: string) => text.toWellFormed().replaceAll('\t', ' ').replaceAll(CONTROL, '');

/** Folds a line between characters; what follows begins with a space. */
function fold(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
