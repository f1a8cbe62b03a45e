/** Empty counts as valid: an email may be left out. */
export const isEmailOrEmpty = (email: string): boolean => email === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
