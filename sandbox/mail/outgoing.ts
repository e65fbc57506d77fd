import type { Anexo, Envelope } from '../../src/services/realtime/contract';
import { mailById } from '../centre/agentMail';
import { findAttachment } from '../centre/attachments';
import type { Centre } from '../centre/centre';
import { readUpload } from '../centre/uploadFiles';
import { findConversation, findMailCopy, type MessageRow } from '../store';
import { mailboxOf, type Mailbox } from './addresses';
import type { Letter, Part } from './compose';
import { angled, domainOf, referencesOf } from './messageIds';
import { dataPicture, partName, withSources } from './pictures';
import { plainBody } from './plainBody';

type Filed = Omit<Part, 'cid'>;

function fileAt(centre: Centre, path: string): Filed | undefined {
  const row = findAttachment(centre.sql, path);
  if (!row) return undefined;
  return { filename: row.filename, mimeType: row.mime_type, bytes: readUpload(centre.filesDir, row.arquivo) };
}

/** The path at this server that an address leads to, whichever host it names. */
function pathOf(source: string): string {
  return /^(?:https?:\/\/[^/]+)?(\/gravacoes\/anexos\/.+)$/iu.exec(source)?.[1] ?? '';
}

interface Body {
  html: string;
  parts: Part[];
}

/** HTML whose pictures come with the mail, and the parts of the mail: those pictures, and the other files. */
function bodyOf(centre: Centre, html: string, files: readonly Anexo[], domain: string, key: string): Body {
  const shown = new Map<string, Part>();

  function within(source: string, file: Filed | undefined): string | undefined {
    if (!file) return undefined;
    const place = `${String(shown.size + 1)}.${key}@${domain}`;
    const part = shown.get(source) ?? { ...file, cid: place };
    shown.set(source, part);
    return `cid:${String(part.cid)}`;
  }

  const changed = withSources(html, (source) => {
    const data = dataPicture(source);
    if (data)
      return within(source, { ...data, filename: `imagem-${String(shown.size + 1)}.${data.extension}` });
    const name = partName(source);
    const file = files.find(({ filename }) => filename.toLowerCase() === name);
    const path = file?.caminho ?? pathOf(source);
    return path === '' ? undefined : within(path, fileAt(centre, path));
  });
  const others = files
    .filter(({ caminho }) => !shown.has(caminho))
    .map(({ caminho, filename }) => {
      const file = fileAt(centre, caminho);
      if (!file) throw new Error(`the file ${filename} of a mail is not there`);
      return file;
    });
  return { html: changed, parts: [...shown.values(), ...others] };
}

/** What the mail answers: its id, and the thread it ends. */
function threadOf(centre: Centre, row: MessageRow): Pick<Letter, 'inReplyTo' | 'references'> {
  const named = row.extra.repliedMsg?.mailMessageID;
  const answered = named === undefined ? undefined : angled(named);
  const conversation = findConversation(centre.sql, row.id_atendimento);
  if (answered === undefined || !conversation) return {};
  const original = mailById(centre, conversation, answered);
  const before = original ? (findMailCopy(centre.sql, original.id)?.refs ?? []) : [];
  const references = referencesOf(before, answered);
  // A mail that is handed on begins something new for those who get it.
  return row.extra.encaminha ? { references } : { inReplyTo: answered, references };
}

function boxes(texts: readonly string[] = []): Mailbox[] {
  return texts.flatMap((text) => mailboxOf(text) ?? []);
}

/** The letter that a stored mail of an agent is. @throws Error when one of its files is not there any more */
export function letterOf(centre: Centre, row: MessageRow, envelope: Envelope): Letter {
  const { extra, texto } = row;
  const key = `${String(row.id)}.${row.client_msg_id ?? ''}`;
  const { html, parts } = bodyOf(centre, texto, extra.queueAnexos ?? [], domainOf(envelope.de), key);
  const cc = boxes(envelope.cc);
  return {
    messageId: row.message_id ?? `<${key}@${domainOf(envelope.de)}>`,
    sentAt: new Date(row.data_hora),
    from: { name: row.queue, address: envelope.de },
    to: boxes(envelope.para),
    ...(cc.length > 0 ? { cc } : {}),
    subject: extra.assunto ?? '',
    text: extra.resposta || plainBody(texto),
    html,
    ...threadOf(centre, row),
    parts,
  };
}
