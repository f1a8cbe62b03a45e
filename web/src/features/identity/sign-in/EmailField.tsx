import { Form, Input } from 'antd';
import { emailRule } from '../../../shared/email-rule.js';

/** The address to sign in with. */
export const EmailField = () => (
  <Form.Item
    name="email"
    label="Email"
    normalize={(text: string) => text.trim()}
    rules={[emailRule({ isRequired: true })]}
  >
    <Input type="email" autoComplete="username" autoCapitalize="none" />
  </Form.Item>
);
