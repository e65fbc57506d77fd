import type { Message } from '../../src/services/realtime/contract';
import type { StoredDraft, StoredItem } from './agentBrowser/browserStore';
import { marksIn } from './ledger';

/** `inOut` of what an agent wrote. */
const AGENT = 2;

/** Where what is quoted or forwarded begins, in the HTML that the console makes of a mail. */
const ORIGINAL = /class="gmail_quote|-{10} /;

/** The marks in what an agent wrote, without those of the mail that goes along below. */
function marksOfText(text: string): string[] {
  return marksIn(text.split(ORIGINAL)[0] ?? '');
}

/** Of a message at the centre what holds marks. */
type Said = Pick<Message, 'inOut' | 'texto' | 'queueAnexos'>;

/** The marks in the words of a message; a customer only ever says an agent's words again. */
export function marksOfWords({ inOut, texto }: Said): string[] {
  return inOut === AGENT ? marksOfText(texto) : [];
}

/** The marks of what an agent sent; files of a mail carry them in their names. */
export function marksOfMessage(message: Said): string[] {
  const { inOut, queueAnexos = [] } = message;
  const ofFiles = queueAnexos.flatMap(({ filename }) => marksIn(filename));
  return inOut === AGENT ? [...marksOfWords(message), ...ofFiles] : [];
}

/** The marks of a message that waits: in its text, and in the names of its files where it is a mail. */
export function marksOfItem({ mail, text }: StoredItem): string[] {
  const names = mail?.files.map(({ name }) => name) ?? [];
  return [...marksOfText(text), ...names.flatMap(marksIn)];
}

/** The marks of everything unsent that is kept for a conversation. */
export function marksOfDraft({ mails, text }: StoredDraft): string[] {
  const ofMails = mails.flatMap(({ content, files }) => [
    ...content.blocks.flatMap((block) => marksIn(block.text)),
    ...files.flatMap(({ name }) => marksIn(name)),
  ]);
  return [...marksIn(text), ...ofMails];
}
