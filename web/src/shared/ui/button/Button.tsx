import AntdButton from 'antd/es/button';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'color'> {
  ref?: Ref<HTMLButtonElement>;
  /** `primary` is the one that people mostly press; `outlined` has its colour, without being filled. */
  variant?: 'default' | 'primary' | 'outlined' | 'text' | 'link';
  size?: 'small' | 'large' | undefined;
  icon?: ReactNode;
  iconPlacement?: 'start' | 'end';
  /** Whether it destroys something, so that it is red. */
  isDanger?: boolean;
  /** Whether what it does is in progress: it says so, and cannot be pressed again. */
  isLoading?: boolean;
  /** Whether it sends its form. */
  isSubmit?: boolean;
  /** Whether it takes the whole width. */
  isBlock?: boolean;
}

export function Button({
  variant = 'default',
  isDanger = false,
  isLoading = false,
  isSubmit = false,
  isBlock = false,
  className = '',
  ...props
}: ButtonProps) {
  const isOutlined = variant === 'outlined';
  return (
    <AntdButton
      {...props}
      type={isOutlined ? 'primary' : variant}
      ghost={isOutlined}
      danger={isDanger}
      loading={isLoading}
      htmlType={isSubmit ? 'submit' : 'button'}
      block={isBlock}
      className={`ui-button ui-button-${variant} ${className}`}
    />
  );
}
