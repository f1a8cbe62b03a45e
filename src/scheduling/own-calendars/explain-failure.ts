const EXPLANATIONS: Readonly<Record<string, string>> = {
  ENOTCALENDAR: 'answers with something that is no calendar',
  EZONE: 'answers with a calendar whose time zone is not known',
  ETOOCOMPLEX: 'answers with a calendar whose rules are too complicated',
  ETOOLARGE: 'answers with more than 5 MB',
  EREDIRECTS: 'leads to ever other addresses',
  EPRIVATE: 'leads to an address that is not of the internet, or not by https',
  ENOTFOUND: 'is not found under its name',
  EAI_AGAIN: 'is not found under its name',
};

/** Explains the code of a failed reading, in words that end the sentence `The address …`. */
export function explainFailure(code: string): string {
  const [, status] = /^HTTP (\d{3})$/.exec(code) ?? [];
  if (status) return `answers ${status}`;
  if (code === 'EENCODING' || code.startsWith('Z_')) return 'answers in a form that cannot be unpacked';
  if (/CERT|SSL|TLS/.test(code)) return 'has a certificate that cannot be trusted';
  return EXPLANATIONS[code] ?? 'does not answer';
}
