import { MIN_PASSWORD_LENGTH } from '../../../shared/server-rules.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { PasswordInput } from '../../../shared/ui/inputs/PasswordInput.js';

/** A field for a new password. The server refuses one that is too easy to guess. */
export function NewPasswordField({ label, problem }: { label: string; problem?: string }) {
  return (
    <FormItem
      name="password"
      label={label}
      extra={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row make a good one.`}
      rules={[
        {
          min: MIN_PASSWORD_LENGTH,
          required: true,
          message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
        },
      ]}
      {...(problem && { isInvalid: true, help: problem })}
    >
      <PasswordInput autoComplete="new-password" maxLength={200} />
    </FormItem>
  );
}
