import { isEmail } from './is-email.js';
import { normalizeText } from './normalize-text.js';
import type { FieldRule } from './ui/form/form-handle.js';

/**
 * Returns a form rule for email addresses that mail servers accept; an empty field passes only where it is not
 * required.
 */
export const emailRule = ({
  isRequired,
  message = 'Invalid email address',
}: {
  isRequired: boolean;
  message?: string;
}): FieldRule => ({
  validator: (_, value?: string | null) => {
    const address = normalizeText(value ?? '').trim();
    return isEmail(address) || (!isRequired && address === '') ? Promise.resolve() : Promise.reject(new Error(message));
  },
});
