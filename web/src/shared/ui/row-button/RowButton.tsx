import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './row-button.css';

type RowButtonAttributes = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'disabled'
>;

interface RowButtonProps extends RowButtonAttributes {
  /** Text of the hint on hover and focus. */
  hint: string;
  /** Name for screen readers: the action and its object. */
  label: string;
  icon: ReactNode;
  /** Text beside the icon, in place of the hint: where fingers press. */
  word?: string | undefined;
}

/**
 * A button with one icon that a list repeats in every row. antd's looks the same and takes many times as long to
 * render.
 */
export const RowButton = ({ hint, label, icon, word, ...attributes }: RowButtonProps) => (
  <button
    type="button"
    className={word ? 'row-button row-button-word' : 'row-button'}
    data-hint={word ? undefined : hint}
    aria-label={label}
    {...attributes}
  >
    {icon}
    {word}
  </button>
);

interface RowLinkProps {
  onClick?: () => void;
  'aria-label'?: string;
  children: ReactNode;
}

/** A button in a row that looks like a link. */
export const RowLink = (props: RowLinkProps) => <button type="button" className="row-link" {...props} />;
