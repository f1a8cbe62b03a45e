/** The first that is named wins: most browsers also name those whose pages they want to be given. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** `Firefox on Windows`, or what of it a User-Agent tells; null when nothing. */
export function browserOf(userAgent = ''): string | null {
  const [browser, system] = [browsers, systems].map((names) => names.find(([, sign]) => sign.test(userAgent))?.[0]);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
