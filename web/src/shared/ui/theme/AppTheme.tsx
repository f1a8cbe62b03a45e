import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enUS from 'antd/es/locale/en_US';
import type { ReactNode } from 'react';
import { BookingsIcon, ChevronDownIcon, CloseIcon } from '../icons.js';
import { SCROLL_TO_FIELD } from '../form-errors/scroll-to-field.js';
import { useMediaQuery } from '../use-media-query.js';
import { backOfficeTheme, theme } from './theme.js';

/** Our own icons in place of antd's. */
const icons: Partial<ConfigProviderProps> = {
  select: { suffixIcon: <ChevronDownIcon width="18" height="18" /> },
  datePicker: { suffixIcon: <BookingsIcon width="18" height="18" /> },
  modal: { closeIcon: <CloseIcon /> },
  drawer: { closeIcon: <CloseIcon /> },
  notification: { closeIcon: <CloseIcon width="16" height="16" /> },
};

/** A form that is refused leads to the first field that is wrong. */
const form: ConfigProviderProps['form'] = { scrollToFirstError: SCROLL_TO_FIELD };

/** antd with the product's tokens, following the visitor's colour scheme and preference for less motion. */
export function AppTheme({ children }: { children: ReactNode }) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const scheme = getForcedScheme() ?? (prefersDark ? 'dark' : 'light');
  return (
    <ConfigProvider
      locale={enUS}
      theme={theme(scheme, !prefersReducedMotion)}
      wave={{ disabled: true }}
      form={form}
      {...icons}
    >
      {children}
    </ConfigProvider>
  );
}

/** Toasts are rendered outside the page's tree, so that they outlive the page; this gives them the theme. */
ConfigProvider.config({ holderRender: (children) => <AppTheme>{children}</AppTheme> });

/** Denser controls for the office, inside `AppTheme`. */
export function BackOfficeTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={backOfficeTheme}>
      <div className="office">{children}</div>
    </ConfigProvider>
  );
}

function getForcedScheme(): 'light' | 'dark' | undefined {
  const scheme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}
