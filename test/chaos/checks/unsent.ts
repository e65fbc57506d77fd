import type { Findings } from './findings';

/** What is still in the outbox says why, and is not at the centre all the same. */
export function checkUnsent({ centre, outbox, state }: Findings): string[] {
  const stored = new Set([...centre.messages.values()].flat().map(({ clientMsgId }) => clientMsgId));
  const onDisk = outbox.flatMap(({ clientMsgId, failure, state: standing }) => {
    if (stored.has(clientMsgId)) return [`DOUBLE: ${clientMsgId} is at the centre and in the outbox`];
    if (standing !== 'failed') return [`UNSENT: ${clientMsgId} is ${standing} and goes nowhere`];
    return failure === null ? [`UNSENT: ${clientMsgId} failed and does not say why`] : [];
  });
  const known = Object.keys(state.outbox.items).sort();
  const kept = outbox.map(({ clientMsgId }) => clientMsgId).sort();
  if (known.join() === kept.join()) return onDisk;
  return [...onDisk, `DISK: the outbox is ${kept.join(', ')}, and on screen ${known.join(', ')}`];
}

interface Kept {
  conversationId: string;
  text: string;
  mails: readonly { key: string; files: readonly unknown[] }[];
}

/** A draft in short: words are masked in the log, so what is compared is how long and how many they are. */
function outlineOf({ conversationId, text, mails }: Kept): string {
  const ofMails = mails.map(({ key, files }) => ` ${key} +${String(files.length)}`);
  return `#${conversationId} (${String(text.length)}${ofMails.join()})`;
}

/** The drafts on disk are those that the agent sees. */
export function checkDrafts({ drafts, state }: Findings): string[] {
  const shown = Object.values(state.drafts.byConversation);
  const known = shown.map(outlineOf).sort();
  const kept = drafts.map(outlineOf).sort();
  if (known.join() === kept.join()) return [];
  return [`DISK: the drafts are ${kept.join(', ')}, and on screen ${known.join(', ')}`];
}
