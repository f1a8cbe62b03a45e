import { Form, Input } from 'antd';

/** The address to sign in with. */
export const EmailField = () => (
  <Form.Item
    name="email"
    label="Email"
    normalize={(text: string) => text.trim()}
    rules={[{ type: 'email', required: true, message: 'Invalid email address' }]}
  >
    <Input type="email" autoComplete="username" autoCapitalize="none" />
  </Form.Item>
);
