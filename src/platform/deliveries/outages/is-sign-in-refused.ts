/**
 * Whether a mail server rejects our user name or password, which waiting does not fix. A temporary failure (4xx) does
 * not count, nor does the HTTP answer of a text gateway.
 * @param reason codes of nodemailer and SMTP; a server may ask for sign-in in answer to any command
 */
export const isSignInRefused = (reason: string): boolean =>
  !/\bHTTP\b/.test(reason) && (/\b53[0458]\b/.test(reason) || (/\bEAUTH\b/.test(reason) && !/\b4\d\d\b/.test(reason)));
