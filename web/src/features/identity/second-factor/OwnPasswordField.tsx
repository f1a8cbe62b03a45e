import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { PasswordInput } from '../../../shared/ui/inputs/PasswordInput.js';

/** Asks for the password again before the second factor is changed. */
export function OwnPasswordField() {
  return (
    <FormItem name="password" label="Your password" rules={[{ required: true, message: 'Please enter your password' }]}>
      <PasswordInput autoComplete="current-password" maxLength={200} autoFocus />
    </FormItem>
  );
}
