import type { ReactNode } from 'react';
import { classes } from '../classes.js';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'good' | 'waiting' | 'bad' | 'accent' | 'plain';
  className?: string | undefined;
  children: ReactNode;
}

/** A word about what is beside it. Its colour only repeats what the word says. */
export const Badge = ({ tone = 'plain', className, children }: BadgeProps) => (
  <span className={classes(styles.badge, className)} data-tone={tone}>
    {children}
  </span>
);
