import { emptyRichContent, type RichContent } from '../../../src/lib/richContent';
import type { MailPrefill } from '../../../src/lib/mailto';
import { mailKey } from '../../../src/store/drafts/mails';
import type { Mail } from '../../../src/store/outbox/types';
import type { Dice } from '../random';
import { secretText } from './secrets';

function content(dice: Dice): RichContent {
  const [block] = emptyRichContent.blocks;
  const href = `https://exemplo.com/${secretText(dice)}`;
  return {
    blocks: block === undefined ? [] : [{ ...block, text: secretText(dice) }],
    entityMap: dice.chance(0.5) ? {} : { '0': { type: 'LINK', mutability: 'MUTABLE', data: { href } } },
  };
}

/** A mail to or about one of few messages. */
export function mail(dice: Dice): Mail {
  const kind = dice.pick(['first', 'answer', 'forward'] as const);
  const messageId = kind === 'first' ? null : dice.pick(['1', '2', '__proto__']);
  return {
    key: mailKey(kind, messageId),
    kind,
    messageId,
    providerId: null,
    to: dice.some(2, () => secretText(dice)),
    cc: dice.some(2, () => secretText(dice)),
    bcc: dice.some(2, () => secretText(dice)),
    subject: secretText(dice),
    content: content(dice),
    quotes: dice.chance(0.5),
    files: dice.some(2, () => ({
      uploadId: dice.pick(['f1', 'f2', '__proto__']),
      name: secretText(dice),
      mimeType: 'image/png',
      bytes: dice.int(1000),
      url: dice.chance(0.5) ? null : `https://exemplo.com/${secretText(dice)}`,
    })),
  };
}

/** What a link says of a mail. */
export function prefill(dice: Dice): MailPrefill {
  const { to, cc, bcc, subject } = mail(dice);
  return { to, cc, bcc, subject, body: secretText(dice) };
}
