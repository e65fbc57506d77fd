import type { Email } from 'postal-mime';
import { sameForm } from './addresses';
import { idsOf } from './messageIds';

/** What a mail server says it could not deliver. RFC 3464 */
export interface Bounce {
  /** ids of the mails that it tells of */
  ids: string[];
  /** addresses that did not get them, for good */
  failed: string[];
}

const REPORTED = /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)/u;

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : content;
  return typeof bytes === 'string' ? bytes : Buffer.from(bytes.subarray(0, 65_536)).toString('latin1');
}

/** The addresses of those blocks of a delivery status that say `failed`. */
function failedIn(status: string): string[] {
  return status
    .split(/\r?\n\r?\n/u)
    .filter((block) => /^action:\s*failed/imu.test(block))
    .flatMap((block) => /^final-recipient:\s*[^;\r\n]*;\s*(\S+)/imu.exec(block)?.[1] ?? [])
    .map((address) => sameForm(address.replace(/^<|>$/gu, '')));
}

/** What a report of a mail server tells; undefined for any other mail. */
export function bounceOf(mail: Email): Bounce | undefined {
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/iu.test(type)) return undefined;
  const parts = mail.attachments.map(({ mimeType, content }) => ({ mimeType, text: textOf(content) }));
  const ids = parts
    .filter(({ mimeType }) => REPORTED.test(mimeType))
    .flatMap(({ text }) => idsOf(/^message-id:\s*(<[^>]*>)/imu.exec(text)?.[1]));
  const failed = parts
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .flatMap(({ text }) => failedIn(text));
  return { ids, failed };
}
