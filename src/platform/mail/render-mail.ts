import { compile } from 'html-to-text';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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

/** Converts HTML to plain text. Compiled once, because reading the selectors takes longer than converting a mail. */
const toPlainText = compile(plainTextOptions);

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Links by which React asks a browser to fetch pictures early; those of a mail come with it. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/**
 * Renders a mail as HTML, and as the plain text of the same markup. It renders in one go, which takes a third of the
 * time of a stream: after an outage of the mail server hundreds of mails are rendered at once.
 */
export function renderMail<Props extends object>({ subject, Body }: MailTemplate<Props>, props: Props): RenderedMail {
  const html = `${DOCTYPE}${renderToStaticMarkup(createElement(Body, props)).replace(PRELOADS, '')}`;
  return { subject: subject(props).replaceAll(/\s+/g, ' '), html, text: `${toPlainText(html)}\n` };
}
