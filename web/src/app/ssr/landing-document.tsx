import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LandingPage } from '../../features/site/landing/LandingPage.js';
import { noscriptStyle, type HtmlShell } from './html-shell.js';
import { escapeInlineJson } from './escape-inline-json.js';
import { firstStepTemplate, type FirstStepProps } from './first-step-template.js';
import { LandingMeta, type LandingMetaProps } from './LandingMeta.js';

const noop = () => undefined;
/** Handlers do nothing on the server; the browser attaches the real ones. */
const actions = { onBook: noop, onBookIntent: noop, onNavigate: noop, onSignOut: noop, onReload: noop };

export interface LandingDocumentProps extends LandingMetaProps {
  /** Undefined while nothing is free. */
  firstStep: FirstStepProps | undefined;
}

interface LandingShell extends HtmlShell {
  /** Addresses of the style sheets that the booking dialog needs in addition to the page's. */
  dialogStyles: string[];
  /** Addresses of the scripts that show the dialog's first step. */
  firstStepScripts: string[];
}

/**
 * Renders the landing page as one HTML document, as visitors see it who are not signed in.
 * @param nonce allows the styles of the document and those that its scripts add
 */
export function landingDocument(
  { head, css, styles, scripts, dialogStyles, firstStepScripts }: LandingShell,
  { firstStep, ...meta }: LandingDocumentProps,
  nonce: string,
): string {
  const markup = renderToString(<LandingPage landing={meta.landing} account={null} {...actions} />);
  // React puts title and description, which belong to the head, before the page's first element.
  const page = markup.indexOf('<div');
  return [
    head.replaceAll('STYLE_NONCE', nonce),
    markup.slice(0, page),
    renderToStaticMarkup(<LandingMeta {...meta} />),
    // Listed as already loaded, because the application must not load them again and swap the fonts once more.
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // Fetched once the page has loaded, so that a press shows the first step even when the connection is slow or lost.
    ...[...dialogStyles, ...firstStepScripts].map((href) => `<link rel="prefetch" href="${href}">`),
    `<style nonce="${nonce}">${css}</style>${noscriptStyle(nonce)}${scripts}</head>`,
    `<body><div id="root">${markup.slice(page)}</div>`,
    renderToStaticMarkup(
      <script type="application/json" id="landing-data" dangerouslySetInnerHTML={escapeInlineJson(meta.landing)} />,
    ),
    firstStep ? firstStepTemplate(meta.landing, firstStep, dialogStyles) : '',
    '</body></html>\n',
  ].join('');
}
