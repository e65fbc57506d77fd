const ID = /<[^<>\s]+>/gu;

/** Most ids a References header carries on; the first names the thread's beginning, the last what is answered. */
const MOST = 30;

/** The ids that a Message-ID, In-Reply-To or References header names, in their order. */
export function idsOf(header: string | undefined): string[] {
  return header?.match(ID) ?? [];
}

/** An id as headers write it, whether it comes with its brackets or not; undefined when it can be no id. */
export function angled(id: string): string | undefined {
  const bare = id.trim().replace(/^<|>$/gu, '');
  return bare === '' || bare.length > 900 || /[<>\s\p{Cc}]/u.test(bare) ? undefined : `<${bare}>`;
}

/** The id of the mail that a message of an agent becomes: a new try of the same message is the same mail. */
export function outgoingId(clientMsgId: string, conversation: number, from: string): string {
  return `<${clientMsgId}.${String(conversation)}@${domainOf(from)}>`;
}

/** What stands behind the @ of an address. */
export function domainOf(address: string): string {
  return address.split('@')[1]?.replace(/[^\w.-]/gu, '') || 'localhost';
}

/** The References of an answer: those of what it answers, and what it answers. */
export function referencesOf(before: readonly string[], answered: string): string[] {
  const all = [...before.filter((id) => id !== answered), answered];
  return all.length <= MOST ? all : [...all.slice(0, 1), ...all.slice(1 - MOST)];
}
