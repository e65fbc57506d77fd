const WEB = /^https?:\/\//iu;
const MAIL = /^mailto:[^?\s]+@[^?\s]+/iu;
const TELEPHONE = /^tel:\+?[\d().%-]{3,30}/iu;

/** Where a link of a mail may lead: to the web, to an address or a number; null otherwise. */
function linkOf(href: string): string | null {
  const text = href.replace(/[\u0000-\u0020]/gu, '');
  if (WEB.test(text) && URL.canParse(text)) return new URL(text).href;
  return MAIL.test(text) || TELEPHONE.test(text) ? text : null;
}

/** Makes a link one that opens a tab of its own and tells it nothing; one that leads elsewhere is no link any more. */
export function sanitizeLink(link: Element): void {
  const href = linkOf(link.getAttribute('href') ?? '');
  if (href === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
  // Words may say another address than the one that it leads to.
  link.setAttribute('title', WEB.test(href) ? new URL(href).host : href);
}
