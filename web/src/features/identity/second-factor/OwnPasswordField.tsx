import { Form, Input } from 'antd';

/** Asks for the password again before the second factor is changed. */
export function OwnPasswordField() {
  return (
    <Form.Item
      name="password"
      label="Your password"
      rules={[{ required: true, message: 'Please enter your password' }]}
    >
      <Input.Password autoComplete="current-password" maxLength={200} autoFocus />
    </Form.Item>
  );
}
