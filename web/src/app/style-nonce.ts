/** The policy of the page lets in styles of our own files, and those that carry the page's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const create = document.createElement.bind(document) as (name: string, options?: ElementCreationOptions) => HTMLElement;

/**
 * Style elements that scripts make carry the nonce. antd takes one as a setting but does not hand it on to everything,
 * such as the scroll lock of its dialogs; markup that somebody smuggles in goes without.
 */
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (nonce && name === 'style') element.nonce = nonce;
  return element;
}) as typeof document.createElement;
