/** Text that an agent typed and did not send. */
export interface Draft {
  conversationId: string;
  text: string;
  /** ms since 1970. */
  savedAt: number;
}
