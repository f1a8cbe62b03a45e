import Password from 'antd/es/input/Password';
import type { InputHTMLAttributes } from 'react';

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'>;

/** A field for a password, which an eye shows. */
export const PasswordInput = (props: PasswordInputProps) => <Password {...props} />;
