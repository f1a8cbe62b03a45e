import { App, ConfigProvider, type ConfigProviderProps } from 'antd';
import enUS from 'antd/es/locale/en_US';
import type { ReactNode } from 'react';
import { BookingsIcon, ChevronDownIcon, CloseIcon } from '../shared/icons.js';
import { useMedia } from '../shared/media.js';
import { officeTheme, theme } from './theme.js';

/** Our own icons in place of antd's, once for all. */
const icons: Partial<ConfigProviderProps> = {
  select: { suffixIcon: <ChevronDownIcon width="18" height="18" /> },
  datePicker: { suffixIcon: <BookingsIcon width="18" height="18" /> },
  modal: { closeIcon: <CloseIcon /> },
  drawer: { closeIcon: <CloseIcon /> },
  notification: { closeIcon: <CloseIcon width="16" height="16" /> },
};

/** antd with the product's tokens, following the visitor's colour scheme and wish for less motion. */
export function AppTheme({ children }: { children: ReactNode }) {
  const dark = useMedia('(prefers-color-scheme: dark)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const scheme = forcedScheme() ?? (dark ? 'dark' : 'light');
  return (
    <ConfigProvider locale={enUS} theme={theme(scheme, !still)} wave={{ disabled: true }} {...icons}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}

/** Toasts stand outside the page's tree, so that they outlive it; the theme reaches them this way. */
ConfigProvider.config({ holderRender: (children) => <AppTheme>{children}</AppTheme> });

/** Denser controls for the office, inside `AppTheme`. */
export function OfficeTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={officeTheme}>
      <div className="office">{children}</div>
    </ConfigProvider>
  );
}

function forcedScheme(): 'light' | 'dark' | undefined {
  const wanted = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  return wanted === 'light' || wanted === 'dark' ? wanted : undefined;
}
