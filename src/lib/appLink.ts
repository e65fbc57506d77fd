import { isMailPrefill, readMailto, type MailPrefill } from './mailto';
import { numberOfTel, TEL_PATH, TEL_QUERY } from './telLink';

/** What an address of the console asks for beyond a screen: somebody to call or to write to, or another screen. */
export type AppLink =
  | { kind: 'dial'; number: string }
  /** `address` is '' where nobody is named yet. */
  | { kind: 'email'; address: string; prefill?: MailPrefill }
  | { kind: 'whatsapp'; address: string }
  | { kind: 'history' };

/** Where `mailto:` links lead, `%s` being the whole link; the manifest says the same. */
export const MAIL_PATH = '/novo-email';

/** The query that has the link. */
export const MAIL_QUERY = 'mailto';

/** Where a conversation on WhatsApp begins. */
export const WHATSAPP_PATH = '/novo-whatsapp';

const HISTORY_PATH = '/historico';

/** What a whole address of the console asks for; null where it is that of a screen alone. */
export function linkOfAddress(address: string): AppLink | null {
  const { pathname, searchParams } = new URL(address);
  switch (pathname) {
    case TEL_PATH:
      return { kind: 'dial', number: numberOfTel(searchParams.get(TEL_QUERY) ?? '') };
    case MAIL_PATH:
      return { kind: 'email', ...readMailto(searchParams.get(MAIL_QUERY) ?? '') };
    case WHATSAPP_PATH:
      return { kind: 'whatsapp', address: '' };
    case HISTORY_PATH:
      return { kind: 'history' };
    default:
      return null;
  }
}

/** Whether what another tab told is such a link. */
export function isAppLink(value: unknown): value is AppLink {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'history') return true;
  if (value.kind === 'dial') return 'number' in value && typeof value.number === 'string';
  if (!('address' in value) || typeof value.address !== 'string') return false;
  if (value.kind === 'whatsapp') return true;
  return value.kind === 'email' && (!('prefill' in value) || isMailPrefill(value.prefill));
}
