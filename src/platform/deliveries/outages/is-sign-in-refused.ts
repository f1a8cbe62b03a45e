/**
 * Whether a mail server does not accept our name and password, which waiting does not mend. @param reason in codes of nodemailer
 * and SMTP; "sign in first" may come in answer to any command, a temporary failure of a sign-in (4xx) is no refusal. What a
 * gateway answers over HTTP has other codes
 */
export const isSignInRefused = (reason: string): boolean =>
  !/\bHTTP\b/.test(reason) && (/\b53[0458]\b/.test(reason) || (/\bEAUTH\b/.test(reason) && !/\b4\d\d\b/.test(reason)));
