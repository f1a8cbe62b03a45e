export type TokenPurpose = 'invitation' | 'reset';

/** Hours for which a link is valid. */
export const TOKEN_TTL_HOURS: Readonly<Record<TokenPurpose, number>> = { invitation: 48, reset: 1 };
