import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import { createElement, type ReactElement } from 'react';
import { plainTextOptions } from './plain-text-options.js';

/** A mail: its subject, and its body as a component that starts with `MailLayout`. */
export interface MailTemplate<Props extends object> {
  subject: (props: Props) => string;
  Body: (props: Props) => ReactElement;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Made once: to read the selectors takes longer than to convert a mail. */
const toPlainText = compile({
  wordwrap: false,
  ...plainTextOptions,
  selectors: [...plainTextSelectors, ...(plainTextOptions.selectors ?? [])],
});

/** Renders a mail as HTML, and as the plain text of the same markup. */
export async function renderMail<Props extends object>(
  { subject, Body }: MailTemplate<Props>,
  props: Props,
): Promise<RenderedMail> {
  const html = await render(createElement(Body, props));
  return { subject: subject(props).replaceAll(/\s+/g, ' '), html, text: `${toPlainText(html)}\n` };
}
