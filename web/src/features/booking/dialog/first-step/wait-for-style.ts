/** Resolves once a style sheet has loaded, whose link the application has already put into the page. */
export async function waitForStyle(href: string): Promise<void> {
  // Their addresses are compared whole: the link may have been given one with the host or without.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const link = [...links].find((each) => each.href === new URL(href, document.baseURI).href);
  if (link && !link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
}
