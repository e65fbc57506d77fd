/** What the agent noted down for themselves about one conversation, kept on this browser. */
export interface PrivateNote {
  conversationId: string;
  /** With whom it is, by which it is found in a later conversation; null: somebody whom the centre does not know. */
  contactId: string | null;
  text: string;
  changedAt: number;
}
