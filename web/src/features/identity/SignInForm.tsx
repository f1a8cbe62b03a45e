import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { SignInDto } from '../../shared/api/generated.js';
import { toast } from '../../shared/toast.js';
import { useAuth } from './auth-context.js';
import { EmailField } from './EmailField.js';

/** Ends with somebody signed in; the page around it notices that by `useAuth`. */
export function SignInForm() {
  const { signIn } = useAuth();
  const [busy, setBusy] = useState(false);

  const submit = async (credentials: SignInDto) => {
    setBusy(true);
    const { error } = await signIn(credentials);
    setBusy(false);
    if (error) toast({ title: 'Authentication Error', description: error.message, destructive: true });
    else toast({ title: 'Welcome back!', description: 'You have been signed in successfully' });
  };

  return (
    <Form<SignInDto>
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={submit}
      onFinishFailed={({ errorFields }) =>
        toast({ title: 'Validation Error', description: errorFields[0]?.errors[0], destructive: true })
      }
      aria-labelledby="sign-in"
      noValidate
    >
      <EmailField />
      <Form.Item
        name="password"
        label="Password"
        rules={[{ min: 6, required: true, message: 'Password must be at least 6 characters' }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
