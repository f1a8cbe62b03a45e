import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { AuthContext, type Auth } from '../../features/identity/auth/auth-context.js';
import { RenderedShopName } from '../../features/identity/sign-in/rendered-shop-name.js';
import { SignInPage } from '../../features/identity/sign-in/SignInPage.js';
import { store } from '../store.js';
import { toTelLink } from '../../shared/tel-link.js';
import { escapeInlineJson } from './escape-inline-json.js';
import { noscriptStyle, type HtmlShell } from './html-shell.js';

export interface SignInDocumentProps {
  shopName: string;
  /** The shop's phone number, shown where the page cannot be hydrated. */
  phone: string;
}

const signedOut: Auth = {
  user: null,
  userRole: null,
  therapistId: null,
  needsSecondFactor: false,
  loading: false,
  roleLoading: false,
  roleUnreadable: false,
  isUnasked: false,
  askForSession: () => undefined,
  signIn: () => Promise.resolve({ error: null }),
  enterCode: () => Promise.resolve({ error: null }),
  signOut: () => Promise.resolve(),
};

/**
 * Renders the sign-in page as one HTML document.
 * @param nonce allows the styles of the document and those that its scripts add
 */
export function signInDocument({ head, css, styles, scripts }: HtmlShell, props: SignInDocumentProps, nonce: string) {
  const { shopName, phone } = props;
  const markup = renderToString(
    <Provider store={store}>
      <StaticRouter location="/auth">
        <AuthContext value={signedOut}>
          <RenderedShopName value={shopName}>
            <SignInPage />
          </RenderedShopName>
        </AuthContext>
      </StaticRouter>
    </Provider>,
  );
  // React puts the title, which belongs to the head, before the page's first element.
  const page = markup.indexOf('<div');
  return [
    head.replaceAll('STYLE_NONCE', nonce),
    markup.slice(0, page),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<style nonce="${nonce}">${css}</style>${noscriptStyle(nonce)}${scripts}</head>`,
    '<body>',
    // Outside of the hydrated element and above it, because the form fills the window.
    renderToStaticMarkup(
      <noscript>
        <p>
          Signing in needs JavaScript, which is switched off in your browser.
          {phone && (
            <>
              {' '}
              You reach the shop on <a href={toTelLink(phone)}>{phone}</a>.
            </>
          )}
        </p>
      </noscript>,
    ),
    `<div id="root">${markup.slice(page)}</div>`,
    renderToStaticMarkup(
      <script type="application/json" id="sign-in-data" dangerouslySetInnerHTML={escapeInlineJson(props)} />,
    ),
    '</body></html>\n',
  ].join('');
}
