import { hashKey } from './hash';
import type { MailPrefill } from './mailto';

/** Kinds of forms whose saving takes so long that the agent may leave them meanwhile. */
export type SavedForm = (typeof SAVED_FORMS)[number];

const SAVED_FORMS = ['begin', 'classify', 'contact'] as const;

/** The code of a failure: somebody else saved the same first. */
export const OVERTAKEN = 'overtaken';

/**
 * Names the values of one form.
 * @param kind of which kind it is
 * @param subject what it is about: a conversation, a contact, a number
 */
export function formKey(kind: string, subject: string): string {
  return `${kind} ${subject}`;
}

/** What the key of such a form was made of; null: it is another form's. */
export function savedFormOf(key: string): { kind: SavedForm; subject: string } | null {
  const [name, ...subject] = key.split(' ');
  const kind = SAVED_FORMS.find((one) => one === name);
  return kind === undefined ? null : { kind, subject: subject.join(' ') };
}

/** What a form in which a conversation begins is about: with whom it began. */
export interface Beginning {
  kind: 'email' | 'whatsapp';
  address: string;
  prefill?: MailPrefill;
}

/** Names what such a form is about, without saying who or what that is. */
export function beginSubject({ kind, address, prefill }: Beginning): string {
  const about = prefill === undefined ? [] : [prefill.subject];
  const withWhom = [address, ...about].join(' ');
  return withWhom === '' ? `${kind} ` : `${kind} ${hashKey(withWhom)}`;
}

/** Names what the classification of several conversations is about, whichever of them was chosen first. */
export function manySubject(conversationIds: readonly string[]): string {
  return conversationIds.toSorted().join(' ');
}

/** Names what the classification of a call is about. */
export function callSubject(callId: string): string {
  return `call ${callId}`;
}

/** Names what the classification of a row of the history is about. */
export function rowSubject({ table, id }: { table: string; id: string }): string {
  return `${table} ${id}`;
}
