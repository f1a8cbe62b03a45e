import type { FormRule } from 'antd';
import { isEmail } from './is-email.js';

/**
 * Returns a form rule for email addresses that mail servers accept; an empty field passes only where it is not
 * required.
 */
export const emailRule = ({ isRequired }: { isRequired: boolean }): FormRule => ({
  validator: (_, value?: string | null) => {
    const address = value?.trim() ?? '';
    return isEmail(address) || (!isRequired && address === '')
      ? Promise.resolve()
      : Promise.reject(new Error('Invalid email address'));
  },
});
