import { emptyRichContent, type RichContent } from '../../src/lib/richContent';
import type { Mail, MailFile, SentMail } from '../../src/store/outbox/types';

/** One paragraph of plain text. */
export function sampleContent(text = 'Segue a segunda via.'): RichContent {
  return { ...emptyRichContent, blocks: emptyRichContent.blocks.map((block) => ({ ...block, text })) };
}

/** An answer to mail 1 of conversation 1001. */
export function sampleMail(fields: Partial<Mail> = {}): Mail {
  return {
    key: 'answer:1',
    kind: 'answer',
    messageId: '1',
    providerId: 'in.1',
    to: ['maria@exemplo.com'],
    cc: [],
    bcc: [],
    subject: 'Re: Fatura',
    content: sampleContent(),
    files: [],
    quotes: true,
    ...fields,
  };
}

/** The same, sent. */
export function sampleSentMail(fields: Partial<SentMail> = {}): SentMail {
  return { ...sampleMail(), from: 'sac@exemplo.com', plainText: 'Segue a segunda via.', ...fields };
}

/** A file that the agent chose. */
export function sampleMailFile(fields: Partial<MailFile> = {}): MailFile {
  return {
    uploadId: 'f1',
    name: 'fatura.pdf',
    mimeType: 'application/pdf',
    bytes: 100,
    url: null,
    ...fields,
  };
}
