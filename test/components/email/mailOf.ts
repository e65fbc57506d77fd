import { sanitizeMail, type CleanMail, type MailOptions } from '../../../src/components/email/sanitizeMail';

const CENTRE = 'https://centro.exemplo:8004';

/** A mail made harmless, with the centre's server around it; nothing remote is allowed unless said. */
export function mailOf(html: string, options: Partial<MailOptions> = {}): CleanMail {
  const mail = sanitizeMail(html, {
    allowImages: false,
    attachments: [],
    mediaUrl: (path) => (path.startsWith('/') ? CENTRE + path : null),
    serverOrigin: CENTRE,
    ...options,
  });
  if (mail === null) throw new Error('It cannot be made harmless');
  return mail;
}

/** Nodes as HTML. */
export function htmlOf(nodes: DocumentFragment | null): string {
  const box = document.createElement('div');
  if (nodes !== null) box.append(nodes.cloneNode(true));
  return box.innerHTML;
}

/** A mail's body made harmless, as HTML. */
export function bodyOf(html: string, options: Partial<MailOptions> = {}): string {
  return htmlOf(mailOf(html, options).body);
}
