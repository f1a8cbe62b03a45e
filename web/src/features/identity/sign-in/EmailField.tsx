import { emailRule } from '../../../shared/email-rule.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';

/** The address to sign in with. */
export const EmailField = () => (
  <FormItem
    name="email"
    label="Email"
    normalize={(text: string) => text.trim()}
    rules={[emailRule({ isRequired: true })]}
  >
    <TextInput type="email" autoComplete="username" autoCapitalize="none" />
  </FormItem>
);
